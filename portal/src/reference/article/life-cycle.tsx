import css from './article.module.css'
import { messages } from './messages.en.tsx'
import { boxWidth, lifeCycle, width } from './life-cycle-layout.ts'

/** The states of an order and the ways between them. The table below it says the same in words. */
export function LifeCycle() {
  const { boxes, arrows, height } = lifeCycle()
  return (
    <figure className={css.lifeCycle}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="life-cycle-title life-cycle-words">
        <title id="life-cycle-title">{messages.lifeCycle.title}</title>
        <desc id="life-cycle-words">{messages.lifeCycle.description}</desc>
        <defs>
          <marker
            id="life-cycle-tip"
            viewBox="0 0 8 8"
            refX="4"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0.5 7 4 0 7.5Z" className={css.tip} />
          </marker>
        </defs>
        {arrows.map(({ from, to, both, path }) => (
          <path
            key={`${from} ${to}`}
            d={path}
            className={css.arrow}
            data-both={both || undefined}
            markerEnd="url(#life-cycle-tip)"
            markerStart={both ? 'url(#life-cycle-tip)' : undefined}
          />
        ))}
        {boxes.map(({ state, x, y, height: boxHeight, straight, exits }) => (
          <g key={state} className={css.state} data-straight={straight || undefined} data-state={state}>
            <rect x={x - boxWidth / 2} y={y - boxHeight / 2} width={boxWidth} height={boxHeight} rx="7" />
            <text x={x} y={y + 4 - 8 * exits.length}>
              {state}
            </text>
            {exits.map((line, at) => (
              <text key={line[0]} x={x} y={y + 20 - 8 * exits.length + 16 * at} className={css.exits}>
                → {line.join(', ')}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{messages.lifeCycle.legend}</figcaption>
    </figure>
  )
}

import { orderMoves, type OrderState, orderStates, straightWay } from '@edis/contract/order-states'

/** A state's box. `exits` are the final states that it may end in, named inside the box rather than drawn, by line. */
export type Box = { state: OrderState; x: number; y: number; height: number; straight: boolean; exits: OrderState[][] }
/** An arrow between two boxes; `both`: the second may go back to where it came from. */
export type Arrow = { from: OrderState; to: OrderState; both: boolean; path: string }

export const boxWidth = 126
/** As wide as the narrowest screen's page, so that its text is never drawn smaller than it is. */
export const width = 328
const [left, right, around] = [64, 247, 324]
const pitch = 64

/** Rows of the states beside the straight way. */
const beside = { in_review: 0.5, cancel_requested: 2.5, on_hold: 4.2, delivery_failed: 6, returning: 7.1 } as const
const straight: readonly OrderState[] = straightWay
const drawn: readonly string[] = [...straight, ...Object.keys(beside)]

const movesOf = (state: OrderState): readonly (OrderState | 'back')[] => orderMoves[state]

/** The life-cycle as a picture: the straight way down the left, what may come between on the right. */
export function lifeCycle(): { boxes: Box[]; arrows: Arrow[]; height: number } {
  const boxes = orderStates.filter((state) => drawn.includes(state)).map(boxOf)
  const arrows = boxes.flatMap(({ state }) =>
    movesOf(state)
      .filter((to) => to !== 'back' && drawn.includes(to))
      .map((to) => arrowOf(boxes, state, to as OrderState)),
  )
  return { boxes, arrows, height: Math.max(...boxes.map(({ y, height }) => y + height / 2)) + 4 }
}

function boxOf(state: OrderState): Box {
  const isStraight = straight.includes(state)
  const row = isStraight ? straight.indexOf(state) : beside[state as keyof typeof beside]
  const ends = movesOf(state).filter((to): to is OrderState => to !== 'back' && !drawn.includes(to))
  // Two to a line at most: more would be wider than the box
  const exits = [ends.slice(0, -2), ends.slice(-2)].filter((line) => line.length > 0)
  return {
    state,
    x: isStraight ? left : right,
    y: 24 + row * pitch,
    height: 28 + 16 * exits.length,
    straight: isStraight,
    exits,
  }
}

function arrowOf(boxes: Box[], from: OrderState, to: OrderState): Arrow {
  const find = (state: OrderState) => boxes.find((box) => box.state === state)!
  const [a, b] = [find(from), find(to)]
  const both = movesOf(to).includes('back')
  return { from, to, both, path: pathOf(boxes, a, b, both ? tip : 0) }
}

/** How far from a box the tip of an arrow is drawn. */
const tip = 4

/** `gap`: how far from the first box the arrow begins. */
function pathOf(boxes: Box[], a: Box, b: Box, gap: number): string {
  const down = Math.sign(b.y - a.y)
  if (a.x === b.x) {
    const isBetween = boxes.some(({ x, y }) => x === a.x && (y - a.y) * (y - b.y) < 0)
    if (!isBetween) return `M${a.x} ${a.y + down * (a.height / 2 + gap)}V${b.y - down * (b.height / 2 + tip)}`
    const edge = a.x + boxWidth / 2
    return `M${edge} ${a.y}C${around} ${a.y} ${around} ${b.y} ${edge + tip} ${b.y}`
  }
  const side = Math.sign(b.x - a.x)
  // Out and back between the same two boxes keep apart
  const apart = movesOf(b.state).includes(a.state) ? side * 7 : 0
  const [start, end] = [a.x + side * (boxWidth / 2 + gap), b.x - side * (boxWidth / 2 + tip)]
  const middle = (start + end) / 2
  const lean = down * 5
  const [from, to] = [a.y + lean - apart, b.y - lean - apart]
  return `M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`
}

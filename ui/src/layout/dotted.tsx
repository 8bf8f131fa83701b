import { Children, Fragment, type ReactNode } from 'react'
import css from './dotted.module.css'

/** Short facts, each whole, with a dot between those on one line: no line begins or ends with one. */
export const Dotted = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <p className={`${css.dotted} ${className}`}>
    {Children.toArray(children).map((fact, index) => (
      <Fragment key={index}>
        <span>{fact}</span>{' '}
      </Fragment>
    ))}
  </p>
)

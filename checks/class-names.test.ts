import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNameProblems, definedClasses, usedClasses } from './class-names.ts'

test('the classes of a style sheet are those of its selectors, however they stand', () => {
  const css = `/* .old */ .a, .b:hover > .c::after { content: '.d'; width: 1.5em }
    @media (max-width: 992.5px) { .e { margin: 0 } .a .f-g { --x: .h } }`
  expect([...definedClasses(css)]).toEqual(['a', 'b', 'c', 'e', 'f-g'])
})

test('the classes that a source file names are told by the style sheet they are of', () => {
  const source = `import css from './a.module.css'\nimport rows from '../rows.module.css'\n
    clsx(css.one, rows['two-three'], other.css.four, css.one)`
  const used = Array.from(usedClasses(source), ([path, names]) => [path, ...names])
  expect(used).toEqual([
    ['./a.module.css', 'one'],
    ['../rows.module.css', 'two-three'],
  ])
})

test('every class that the screens name has a style, and every style a use', () => {
  expect(classNameProblems(join(import.meta.dirname, '..'), ['portal/src', 'console/src', 'ui/src'])).toEqual([])
})

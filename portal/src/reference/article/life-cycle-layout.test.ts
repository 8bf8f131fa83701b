import { orderMoves, orderStates } from '@edis/contract/order-states'
import { expect, test } from 'vitest'
import { boxWidth, lifeCycle, width } from './life-cycle-layout.ts'

const { boxes, arrows, height } = lifeCycle()

test('the picture shows every move of the life-cycle and no other', () => {
  for (const state of orderStates) {
    const box = boxes.find((one) => one.state === state)
    const shown = [...arrows.filter(({ from }) => from === state).map(({ to }) => to), ...(box?.exits.flat() ?? [])]
    expect([state, shown.toSorted()]).toEqual([state, orderMoves[state].filter((to) => to !== 'back').toSorted()])
  }
})

test('the way back is shown wherever a state may go back to where it came from', () => {
  const back = orderStates.filter((state) => (orderMoves[state] as readonly string[]).includes('back'))
  expect([...new Set(arrows.filter(({ both }) => both).map(({ to }) => to))].toSorted()).toEqual(back.toSorted())
})

test('boxes stay within the picture and off one another', () => {
  for (const { state, x, y, height: tall } of boxes) {
    expect([x - boxWidth / 2 >= 0, x + boxWidth / 2 <= width, y - tall / 2 >= 0, y + tall / 2 <= height]).not.toContain(
      false,
    )
    const close = boxes.filter(
      (other) => other.state !== state && other.x === x && Math.abs(other.y - y) < (other.height + tall) / 2 + 8,
    )
    expect(close).toEqual([])
  }
})

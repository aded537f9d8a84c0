import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { fittingCount } from './fitting-count.ts'
import { LabelStrip } from './label-strip.tsx'

const labels = ['Veto', 'Go', 'Ledger', 'On call', 'Shenzhen'].map((text) => ({ text }))
let lineWidth = 0

// jsdom has no layout: each label and the toggle are 50 px wide here.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 22))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => lineWidth)
})

function shownLabels() {
  return screen.getAllByRole('listitem').map((item) => item.textContent)
}

test('the actions stand after the labels, and keep their room', () => {
  lineWidth = 224
  renderPart(<LabelStrip labels={labels} end={<button type="button">Edit</button>} />)
  expect(shownLabels()).toEqual(['Veto', 'Go'])
  expect(screen.getByRole('button', { name: '3 more' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
})

test('labels wider than one line get a toggle that opens and closes the rest [R2-112]', async () => {
  lineWidth = 170
  renderPart(<LabelStrip labels={labels} />)
  expect(shownLabels()).toEqual(['Veto', 'Go'])

  await userEvent.click(screen.getByRole('button', { name: '3 more' }))
  expect(shownLabels()).toHaveLength(5)

  await userEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(shownLabels()).toEqual(['Veto', 'Go'])
})

test('labels that become wider after they are shown make room for the toggle', () => {
  let resize = () => {}
  const observed: Element[] = []
  class Watch {
    constructor(resized: () => void) {
      resize = resized
    }
    observe = (element: Element) => observed.push(element)
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watch)
  lineWidth = 266
  renderPart(<LabelStrip labels={labels} />)
  expect(shownLabels()).toHaveLength(5)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 70, 22))
  act(() => resize())
  expect(shownLabels()).toEqual(['Veto', 'Go'])
  // What grows is a line of all labels that nobody sees; the strip keeps its width.
  expect(observed.map(({ textContent }) => textContent)).toContain('VetoGoLedgerOn callShenzhen5 more')
})

test('labels that fit one line have no toggle [R2-112]', () => {
  lineWidth = 266
  renderPart(<LabelStrip labels={labels} />)
  expect(shownLabels()).toHaveLength(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test('labels counted as fitting do fit, beside the toggle where some are left out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 800 }),
      (widths, available) => {
        const count = fittingCount(widths, 4, available, 60)
        const used = widths.slice(0, count).reduce((sum, width) => sum + width + 4, -4)
        if (count === widths.length && count > 1) return used <= available
        return count === 1 || used + 4 + 60 <= available
      },
    ),
  )
})

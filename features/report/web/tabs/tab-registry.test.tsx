import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { open } from '../fake-page.tsx'
import { preparePage, tab, whole } from '../page-under-test.ts'
import {
  defineReportTab,
  lazyWithPreload,
  type PanelProps,
  registerTabs,
  reportTabs,
} from './tab-registry.ts'

preparePage()

const Field = ({ label }: { label: string }) => <input aria-label={label} />

function drawn(Part: ReturnType<typeof lazyWithPreload<{ label: string }>>, label: string) {
  return (
    <Suspense fallback="waiting">
      <Part label={label} />
    </Suspense>
  )
}

test('a part that was loaded beforehand is drawn at once, with nothing in its place first', async () => {
  const Part = lazyWithPreload(async () => Field)
  await Part.preload?.()
  render(drawn(Part, 'a'))
  expect(screen.getByLabelText('a')).toBeTruthy()
})

test('a part that comes while something stands for it is drawn once, and keeps what was typed into it', async () => {
  const Part = lazyWithPreload(async () => Field)
  const { rerender, container } = render(drawn(Part, 'a'))
  expect(container.textContent).toBe('waiting')
  await userEvent.type(await screen.findByLabelText('a'), 'typed')
  rerender(drawn(Part, 'b'))
  expect(screen.getByLabelText('b')).toHaveProperty('value', 'typed')
})

test.each([
  ['pointing at a tab', (third: HTMLElement) => userEvent.hover(third)],
  ['going to a tab by keys', async (third: HTMLElement) => third.focus()],
])('%s loads its code before it is chosen', async (_, comeNear) => {
  const load = vi.fn(async () => () => <p>内容</p>)
  const Panel = lazyWithPreload<PanelProps>(load)
  registerTabs([
    ...reportTabs().slice(0, 2),
    defineReportTab({ number: 4, feature: 'report-record', isShownTo: () => true, Panel }),
  ])
  open(`${whole}&activeIndex=1`)
  const third = await tab('录像')
  expect(load).not.toHaveBeenCalled()
  await comeNear(third)
  expect(load).toHaveBeenCalledTimes(1)
})

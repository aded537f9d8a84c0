import { layOutOnce } from '@candor/testkit/web/laid-out'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { coverFoot } from './cover-foot.ts'

function Bar() {
  return <div ref={coverFoot} style={{ position: 'sticky' }} />
}

const { style } = document.documentElement

test('the room of the bar stays over a step, is told anew where it is another, and goes with the bar', async () => {
  layOutOnce()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const told = vi.spyOn(style, 'setProperty')
  const takenBack = vi.spyOn(style, 'removeProperty')
  const { container, rerender } = render(<Bar key="c1" />)
  expect(style.getPropertyValue('--foot')).toBe('64px')
  // The room of a lasting notice is before such a bar.
  expect(container.querySelector('[data-foot=over]')).not.toBe(null)

  rerender(<Bar key="c2" />)
  await Promise.resolve()
  expect([told.mock.calls.length, takenBack.mock.calls.length]).toEqual([1, 0])

  height.mockReturnValue(88)
  rerender(<Bar key="c3" />)
  await Promise.resolve()
  expect(style.getPropertyValue('--foot')).toBe('88px')

  rerender(<p />)
  await Promise.resolve()
  expect(style.getPropertyValue('--foot')).toBe('')
})

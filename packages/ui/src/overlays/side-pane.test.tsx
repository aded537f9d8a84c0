import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Steps } from '../steps.tsx'
import { renderPart } from '../test-words.tsx'
import { PaneFrame, SidePane } from './side-pane.tsx'

const names = ['Ada', 'Lin', 'Wu']

function Page() {
  const [at, setAt] = useState(0)
  const [isWanted, setIsWanted] = useState(false)
  const steps = (
    <Steps
      position={`${at + 1} of ${names.length}`}
      previous="Previous"
      next="Next"
      beside={(by) => (names[at + by] === undefined ? null : at + by)}
      onStep={setAt}
    />
  )
  return (
    <PaneFrame>
      <button type="button" onClick={() => setIsWanted(true)}>
        Open
      </button>
      <SidePane
        label="In view"
        title={names[at] ?? ''}
        head={steps}
        isWanted={isWanted}
        onClose={() => setIsWanted(false)}
      >
        <p>Words</p>
      </SidePane>
    </PaneFrame>
  )
}

test('with room the pane is a region beside the content, under its title, whether or not it was asked for', () => {
  renderPart(<Page />)
  expect(screen.getByRole('complementary', { name: 'In view' }).textContent).toContain('Words')
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeTruthy()
})

test('without room the pane is a dialog with its title, and only while it is asked for', async () => {
  makeNarrow()
  renderPart(<Page />)
  expect(screen.queryByText('Words')).toBe(null)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('dialog', { name: 'Ada' })).textContent).toContain('Words')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('a step goes to what is beside; one that leads nowhere says so, does nothing and keeps the focus', async () => {
  renderPart(<Page />)
  const next = screen.getByRole('button', { name: 'Next' })
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(next)
  expect(next.getAttribute('aria-disabled')).toBe('false')
  await userEvent.click(next)
  await userEvent.click(next)
  expect(screen.getByText('3 of 3')).toBeTruthy()
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
})

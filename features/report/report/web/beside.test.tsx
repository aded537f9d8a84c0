import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBeside } from './beside.tsx'
import { open } from './opened-page-under-test.tsx'
import { named, preparePage, tab } from './page-under-test.ts'
import { registerTabs } from './tabs/tab-registry.ts'

preparePage()

function Opener() {
  const { show } = useBeside()
  return (
    <button type="button" onClick={() => show('note', <textarea aria-label="note" />)}>
      open
    </button>
  )
}

test('a panel of a tab keeps its typed text while another tab is in view', async () => {
  const isShownTo = () => true
  registerTabs([
    {
      kind: 'tab',
      number: 0,
      place: 0,
      feature: 'report-resume',
      isShownTo,
      Panel: lazyWithPreload(async () => Opener),
    },
    {
      kind: 'tab',
      number: 1,
      place: 1,
      feature: 'report-ai',
      isShownTo,
      Panel: lazyWithPreload(async () => () => <p>another</p>),
    },
  ])
  const { user } = open(named)
  await user.click(await screen.findByRole('button', { name: 'open' }))
  await user.type(screen.getByRole('textbox', { name: 'note' }), 'clear')
  await user.click(await tab('AI 面试'))
  expect(await screen.findByText('another')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'note' })).toHaveProperty('value', 'clear')
})

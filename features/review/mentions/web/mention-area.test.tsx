import { wordsOf } from '@candor/testkit/web/words'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, asked, show } from '../../../report/report/web/panel-under-test.tsx'
import { findMentionable } from '../contract.ts'
import { MentionArea } from './mention-area.tsx'
import type { NamingText } from './use-naming.ts'

const words = await wordsOf('cn', 'mentions')

let last: NamingText = { text: '', mentioned: [] }

function Area() {
  const [value, setValue] = useState<NamingText>({ text: '', mentioned: [] })
  last = value
  return (
    <MentionArea label="Note" most={30} among={{ candidateId: 'c1' }} value={value} onChange={setValue} />
  )
}

function showArea() {
  answer(findMentionable, [
    { userId: 'u1', userName: '周予川' },
    { userId: 'u2', userName: '周宁' },
  ])
  return show(<Area />, words)
}

const field = () => screen.getByRole('textbox', { name: 'Note' })

test('@ opens a list of colleagues, which arrow keys and Enter choose from', async () => {
  const { user } = showArea()
  await user.type(field(), 'ask @zhou')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['周予川', '周宁'])
  expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('周宁')
  await user.keyboard('{Enter}')
  expect(last).toEqual({ text: 'ask @周宁 ', mentioned: [{ userId: 'u2', name: '周宁' }] })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('Escape closes the list, and the text stays', async () => {
  const { user } = showArea()
  await user.type(field(), '@z')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(last).toEqual({ text: '@z', mentioned: [] })
})

test('a deleted mark names nobody any more', async () => {
  const { user } = showArea()
  await user.type(field(), '@z')
  await user.click((await screen.findAllByRole('option'))[0] ?? field())
  expect(last.mentioned).toHaveLength(1)
  await user.clear(field())
  expect(last).toEqual({ text: '', mentioned: [] })
})

test('a name for which there is no room is not put in', async () => {
  const { user } = showArea()
  await user.type(field(), `${'x'.repeat(27)} @z`)
  await screen.findByRole('listbox')
  await user.keyboard('{Enter}')
  expect(last.text).toBe(`${'x'.repeat(27)} @z`)
})

test('how many colleagues fit is read out, and without @ nobody is asked for', async () => {
  const { user } = showArea()
  await user.type(field(), 'mail a.b@')
  expect(asked).toEqual([])
  await user.type(field(), ' @')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 位同事，用方向键选择'))
})

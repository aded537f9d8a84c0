import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import { listServiceKeys, revokeServiceKey } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { KeysPanel } from './keys-panel.tsx'

const key = (keyId: string, name: string, revokedAt: number | null = null) => ({
  keyId,
  name,
  purpose: 'import' as const,
  hint: 'abcd',
  madeBy: null,
  madeAt: 0,
  revokedAt,
})

test('the focus of a key that is revoked goes on to the next key that can be, as the dialog closes', async () => {
  const prompt = { name: '撤销密钥' }
  answer(listServiceKeys, [key('a', 'ATS'), key('b', '旧系统', 1), key('c', '测评')])
  answer(revokeServiceKey, null)
  const { user } = show(<KeysPanel />, { 'service-keys': messages, manage })
  await user.click(await screen.findByRole('button', { name: '撤销 ATS' }))
  const dialog = within(await screen.findByRole('dialog', prompt))
  answer(listServiceKeys, [key('a', 'ATS', 2), key('b', '旧系统', 1), key('c', '测评')])
  await user.click(dialog.getByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销 测评' })))
})

const revoked = () =>
  posted.filter(({ path }) => path === revokeServiceKey.path).map(({ body }) => body.keyId)

test('a key is revoked during another revocation, whose end leaves the open question', async () => {
  const prompt = { name: '撤销密钥' }
  answer(listServiceKeys, [key('a', 'ATS'), key('c', '测评')])
  const { user } = show(<KeysPanel />, { 'service-keys': messages, manage })
  const ask = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', prompt))
  }
  const release = answerLater(revokeServiceKey, null)
  const first = await ask('撤销 ATS')
  await user.click(first.getByRole('button', { name: '撤销密钥' }))
  await user.click(first.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  const second = await ask('撤销 测评')
  release()
  expect(await screen.findByText('密钥已撤销')).toBeTruthy()
  expect(screen.getByRole('dialog', prompt).textContent).toContain('测评')
  answer(revokeServiceKey, null)
  await user.click(second.getByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(revoked()).toEqual(['a', 'c']))
})

test('a second key is revoked before the first has been', async () => {
  const prompt = { name: '撤销密钥' }
  answer(listServiceKeys, [key('a', 'ATS'), key('c', '测评')])
  const { user } = show(<KeysPanel />, { 'service-keys': messages, manage })
  const release = answerLater(revokeServiceKey, null)
  for (const name of ['撤销 ATS', '撤销 测评']) {
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', prompt))
    await user.click(dialog.getByRole('button', { name: '撤销密钥' }))
    await user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  }
  expect(revoked()).toEqual(['a', 'c'])
  release()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as manage } from '../../manage/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../report/web/panel-under-test.tsx'
import { listProviders, saveProvider } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { ProvidersPanel } from './providers-panel.tsx'

const provider = (providerId: string, label: string) => ({
  ...{ providerId, label, issuer: 'https://id.example', clientId: 'candor', keysUrl: null, links: 0 },
  ...{ authMethod: 'client_secret' as const, domains: ['example.org'] },
})

test('a provider that is saved late leaves the sheet open in which another one is changed by then', async () => {
  const returnUrl = 'https://candor.example'
  const providers = [provider('a', 'Entra'), provider('b', 'Okta')]
  answer(listProviders, { providers, returnUrl, mayChange: true })
  const { user } = show(<ProvidersPanel />, { 'openid-connect': messages, manage })
  async function edit(label: string, typed: string) {
    await user.click(await screen.findByRole('button', { name: `修改“${label}”` }))
    const sheet = within(await screen.findByRole('dialog'))
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: messages.label })
    await user.type(field, typed)
    return { sheet, field }
  }
  const release = answerLater(saveProvider, { providerId: 'a' })
  const { sheet } = await edit('Entra', ' 1')
  await user.click(sheet.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  const { field } = await edit('Okta', ' 2')
  release()
  expect(await screen.findByText(manage.saved)).toBeTruthy()
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('Okta 2')
})

test('an administrator reads the providers, and is told who changes them', async () => {
  answer(listProviders, {
    ...{ providers: [provider('a', 'Entra')], returnUrl: 'https://candor.example/back' },
    mayChange: false,
  })
  show(<ProvidersPanel />, { 'openid-connect': messages, manage })
  expect(await screen.findByText('只有超级管理员可以添加、修改或移除身份提供方。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '测试连接 Entra' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.add })).toBe(null)
  expect(screen.queryByRole('button', { name: '修改“Entra”' })).toBe(null)
  expect(screen.queryByRole('button', { name: `${messages.remove} Entra` })).toBe(null)
})

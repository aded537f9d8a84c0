import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, posted, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { checkDomain, listProviders, saveProvider } from '../contract/providers.ts'
import { messages } from '../messages/cn.ts'
import { ProvidersPanel } from './providers-panel.tsx'

const exampleDomain = {
  domain: 'example.org',
  provedAt: null,
  checkedAt: null,
  recordName: '_candor.example.org',
  recordValue: 'candor-domain=abc',
}

const provider = (providerId: string, label: string) => ({
  providerId,
  label,
  issuer: 'https://id.example',
  clientId: 'candor',
  keysUrl: null,
  links: 0,
  authMethod: 'client_secret' as const,
  domains: [exampleDomain],
  revision: 0,
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
    providers: [provider('a', 'Entra')],
    returnUrl: 'https://candor.example/back',
    mayChange: false,
  })
  show(<ProvidersPanel />, { 'openid-connect': messages, manage })
  expect(await screen.findByText('只有超级管理员可以添加、修改或移除身份提供方。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '测试连接 Entra' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.add })).toBe(null)
  expect(screen.queryByRole('button', { name: '修改“Entra”' })).toBe(null)
  expect(screen.queryByRole('button', { name: `${messages.remove} Entra` })).toBe(null)
})

test('a domain shows the record that proves it, and a check tells its outcome', async () => {
  const returnUrl = 'https://candor.example'
  answer(listProviders, { providers: [provider('a', 'Entra')], returnUrl, mayChange: true })
  answer(checkDomain, { state: 'otherValue' })
  const { user } = show(<ProvidersPanel />, { 'openid-connect': messages, manage })
  expect(await screen.findByText('_candor.example.org')).toBeTruthy()
  expect(screen.getByText('candor-domain=abc')).toBeTruthy()
  expect(screen.getByText(messages.notProved)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '立即检查 example.org' }))
  expect(await screen.findByText('找到了 TXT 记录，但值不同')).toBeTruthy()
  const proved = { ...exampleDomain, provedAt: 1_772_000_000_000, checkedAt: 1_772_000_000_000 }
  answer(listProviders, {
    providers: [{ ...provider('a', 'Entra'), domains: [proved] }],
    returnUrl,
    mayChange: true,
  })
  answer(checkDomain, { state: 'proved' })
  await user.click(screen.getByRole('button', { name: '立即检查 example.org' }))
  expect(await screen.findByText(/已证明（/)).toBeTruthy()
  expect(screen.queryByText('candor-domain=abc')).toBe(null)
})

test('an overtaken form shows the other administrator’s changes, keeps the typed fields, and is saved over them', async () => {
  const returnUrl = 'https://candor.example'
  answer(listProviders, { providers: [provider('a', 'Entra')], returnUrl, mayChange: true })
  const { user } = show(<ProvidersPanel />, { 'openid-connect': messages, manage })
  await user.click(await screen.findByRole('button', { name: '修改“Entra”' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('textbox', { name: messages.label }), ' 1')
  const stored = { ...provider('a', 'Entra'), clientId: 'candor-2', revision: 1 }
  refuse(saveProvider, messages.refusal.changedMeanwhile, 1012, { provider: stored })
  await user.click(sheet.getByRole('button', { name: messages.save }))
  expect(await sheet.findByText('客户端 ID：candor-2')).toBeTruthy()
  expect(sheet.getByRole('textbox', { name: messages.clientId })).toHaveProperty('value', 'candor-2')
  expect(sheet.getByRole('textbox', { name: messages.label })).toHaveProperty('value', 'Entra 1')
  answer(saveProvider, { providerId: 'a' })
  await user.click(sheet.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted.at(-1)?.body).toMatchObject({ revision: 1, label: 'Entra 1', clientId: 'candor-2' })
})

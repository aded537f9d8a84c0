import { type CDPSession, expect, type Page } from '@playwright/test'
import { messages as account } from '../../features/passkeys/messages/cn.ts'
import { messages as accountEn } from '../../features/passkeys/messages/en.ts'
import { messages as accountTw } from '../../features/passkeys/messages/zh-TW.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { publicAddress, speak, test, typePassword } from '../support.ts'
import { aColleague, demoAdministrator } from './people.ts'

const languages = [
  {
    lang: 'cn',
    ...{ words: account, proof: '当前密码', noted: '我已保存' },
    ...{ way: '通行密钥登录', step: '使用通行密钥' },
  },
  {
    lang: 'en',
    ...{ words: accountEn, proof: 'Current password', noted: 'I have saved them' },
    ...{ way: 'Passkey', step: 'Use a passkey' },
  },
  {
    lang: 'zh-TW',
    ...{ words: accountTw, proof: '目前的密碼', noted: '我已儲存' },
    ...{ way: '通行金鑰登入', step: '使用通行金鑰' },
  },
] as const

/** Gives the page's browser an authenticator, whose owner is there or turns away. */
async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
}

for (const { lang, words, ...say } of languages) {
  test(`a passkey is added, signs in, is a second step and is removed, in ${lang} [P2-047]${lang === 'cn' ? ' @phone-only' : ''}`, async ({
    page,
    baseURL,
  }) => {
    // An account of its own: a passkey changes how its account signs in.
    const name = `passkey-${lang.toLowerCase()}@hailan.example`
    const { email, password } = await aColleague(page, await demoAdministrator(page), name)
    // Browsers make passkeys for names alone; the server's public address is this one.
    const at = (path: string) => `${publicAddress(baseURL)}${path}`
    const authenticator = await addAuthenticator(page)
    await speak(page, lang)

    await page.goto(at('/login?redirect=%2Faccount'))
    await typePassword(page, email, password)
    await page.waitForURL('**/account')
    await expect(page.getByText(words.none)).toBeVisible()
    await page.getByRole('button', { name: words.add }).click()
    const adding = page.getByRole('dialog', { name: words.addTitle })
    await adding.getByLabel(words.name).fill('Laptop')
    await adding.getByLabel(say.proof).fill(password)
    await expectSettled(page)
    await expectAccessibleInBothThemes(page)
    await adding.getByRole('button', { name: words.goOn }).click()
    await page.getByRole('button', { name: say.noted }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: 'Laptop' })
    await expect(row).toContainText(words.neverUsed)
    await expectNoSpill(page)
    await expectSettled(page)
    await expectAccessibleInBothThemes(page)

    await forget(page)
    await page.goto(at('/login?redirect=%2Fmy-interviews'))
    await page.getByRole('button', { name: say.way, exact: true }).click()
    const use = page.getByRole('button', { name: words.signIn })
    await authenticator.setVerified(false)
    await use.click()
    await expect(page.getByText(words.stop.cancelled)).toBeVisible()
    await expectNoSpill(page)
    await expectSettled(page)
    await expectAccessibleInBothThemes(page)
    await authenticator.setVerified(true)
    await use.click()
    await page.waitForURL('**/my-interviews')

    await forget(page)
    await page.goto(at('/login?redirect=%2Faccount'))
    await typePassword(page, email, password)
    await expect(page.getByText(words.stepText)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: say.step }).click()
    await page.waitForURL('**/account')
    await expect(row).not.toContainText(words.neverUsed)
    await row.getByRole('button', { name: words.rename }).click()
    const renaming = page.getByRole('dialog', { name: words.renameTitle })
    await renaming.getByLabel(words.name).fill('Phone')
    await renaming.getByRole('button', { name: words.save }).click()
    const renamed = page.getByRole('listitem').filter({ hasText: 'Phone' })
    await renamed.getByRole('button', { name: words.remove }).click()
    const removing = page.getByRole('dialog', { name: words.removeTitle })
    await removing.getByLabel(say.proof).fill(password)
    await removing.getByRole('button', { name: words.remove, exact: true }).click()
    await expect(page.getByText(words.none)).toBeVisible()
  })
}

import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { publicAddress, speak, test, typePassword } from '../support.ts'
import { aColleague, administrator } from './people.ts'

/** Gives the page's browser an authenticator, whose owner is there or turns away. */
async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
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

test('a passkey is added, signs in, is a second step and is removed [P2-047]', async ({ page, baseURL }) => {
  // An account of its own: a passkey changes how its account signs in.
  const { email, password } = await aColleague(page, await administrator(page), 'passkey@hailan.example')
  // Browsers make passkeys for names alone; the server's public address is this one.
  const at = (path: string) => `${publicAddress(baseURL)}${path}`
  const authenticator = await addAuthenticator(page)
  await speak(page, 'zh-TW')

  await page.goto(at('/login?redirect=%2Faccount'))
  await typePassword(page, email, password)
  await page.waitForURL('**/account')
  await expect(page.getByText('還沒有密碼金鑰')).toBeVisible()
  await page.getByRole('button', { name: '新增密碼金鑰' }).click()
  const adding = page.getByRole('dialog', { name: '新增密碼金鑰' })
  await adding.getByLabel('名稱').fill('Laptop')
  await adding.getByLabel('目前的密碼').fill(password)
  await expectSettled(page)
  await expectAccessibleInBothThemes(page)
  await adding.getByRole('button', { name: '繼續' }).click()
  await page.getByRole('button', { name: '我已儲存' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop' })
  await expect(row).toContainText('尚未使用')
  await expectNoSpill(page)
  await expectSettled(page)
  await expectAccessibleInBothThemes(page)

  await forget(page)
  await page.goto(at('/login?redirect=%2Fmy-interviews'))
  await page.getByRole('button', { name: '密碼金鑰登入', exact: true }).click()
  const use = page.getByRole('button', { name: '以密碼金鑰登入' })
  await authenticator.setVerified(false)
  await use.click()
  await expect(page.getByText('沒有完成：對話框已關閉，或等待太久。您可以再試一次。')).toBeVisible()
  await expectNoSpill(page)
  await expectSettled(page)
  await expectAccessibleInBothThemes(page)
  await authenticator.setVerified(true)
  await use.click()
  await page.waitForURL('**/my-interviews')

  await forget(page)
  await page.goto(at('/login?redirect=%2Faccount'))
  await typePassword(page, email, password)
  await expect(page.getByText('請以這個帳號的密碼金鑰確認是您本人。')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: '使用密碼金鑰' }).click()
  await page.waitForURL('**/account')
  await expect(row).not.toContainText('尚未使用')
  await row.getByRole('button', { name: '重新命名' }).click()
  const renaming = page.getByRole('dialog', { name: '重新命名密碼金鑰' })
  await renaming.getByLabel('名稱').fill('Phone')
  await renaming.getByRole('button', { name: '儲存' }).click()
  const renamed = page.getByRole('listitem').filter({ hasText: 'Phone' })
  await renamed.getByRole('button', { name: '移除' }).click()
  const removing = page.getByRole('dialog', { name: '移除密碼金鑰' })
  await removing.getByLabel('目前的密碼').fill(password)
  await removing.getByRole('button', { name: '移除', exact: true }).click()
  await expect(page.getByText('還沒有密碼金鑰')).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import * as z from 'zod/mini'

/** Where the server of the journeys logs, as playwright.config.ts has it. */
const log = resolve(import.meta.dirname, '../../node_modules/.cache/e2e-server.log')

const Line = z.object({ text: z.string() })

/**
 * The newest code that went to a mainland number, which is not an earlier one. A server that this machine alone reaches
 * has its log as the provider of text messages.
 */
export async function readCode(phone: string, earlier: readonly string[] = []): Promise<string> {
  let code = ''
  await expect(async () => {
    const lines = (await readFile(log, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(`"to":"+86${phone}"`))
    const codes = lines.map((line) => /\d{6}/.exec(Line.parse(JSON.parse(line)).text)?.[0] ?? '')
    code = codes.findLast((each) => !earlier.includes(each)) ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

import type { ReplyOf } from '@candor/call/define'
import { type AccountUnderTest, anAccount, aPosition } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { DropRow } from '../../contract/row.ts'
import { readDrop, receiveResume, startDrop } from '../../contract.ts'

/** A resume as a text file. */
export function resumeText({
  name = '范思齐',
  phone = '138 0000 0042',
  email = 'fan.siqi@mail.example',
} = {}) {
  return [
    name,
    `手机：${phone}`,
    `邮箱：${email}`,
    '工作经历',
    '2021.03 - 至今\t云栈科技有限公司\t高级后端工程师',
    '2018.07 - 2021.02\t北屿数据有限公司\t后端工程师',
    '教育经历',
    '2014.09 - 2018.06\t江澜大学\t计算机科学\t本科',
    '专业技能',
    'Go、Java、Kafka、MySQL',
  ].join('\n')
}

interface SentFile {
  readonly name: string
  readonly content: string | Buffer
  readonly modifiedAt?: number
}

const Outcome = z.object({ outcome: z.string() })

/** Drops resumes as the page does. */
export function dropsUnderTest(server: ServerUnderTest) {
  async function send({ token }: { token: string }, dropId: string, file: SentFile) {
    const form = new FormData()
    form.append('dropId', dropId)
    if (file.modifiedAt !== undefined) form.append('modifiedAt', String(file.modifiedAt))
    form.append('file', new Blob([new Uint8Array(Buffer.from(file.content))]), file.name)
    const sent = new Response(form)
    const response = await server.app.inject({
      method: 'POST',
      url: receiveResume.path,
      headers: { lang: 'en', 'content-type': sent.headers.get('content-type') ?? '', token },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    const { code, msg, data } = readEnvelope(response.json())
    return { code, msg, outcome: Outcome.safeParse(data).data?.outcome ?? null }
  }

  async function start(account: AccountUnderTest, positionId: string) {
    const { data } = await server.call(startDrop, { positionId, source: '内推' }, account)
    return data?.dropId ?? ''
  }

  /** An account with a drop of these files for a position. */
  async function aDrop(files: readonly SentFile[], given: Partial<AccountUnderTest> = {}) {
    const account = await anAccount(server.services, given)
    const { positionId } = await aPosition(server.services, account)
    const dropId = await start(account, positionId)
    for (const file of files) await send(account, dropId, file)
    return { account, positionId, dropId }
  }

  const read = async (
    { token }: { token: string },
    dropId: string,
  ): Promise<ReplyOf<typeof readDrop> | null> =>
    (await server.call(readDrop, { dropId }, { token, lang: 'en' })).data

  async function rowsOf(account: { token: string }, dropId: string): Promise<readonly DropRow[]> {
    return (await read(account, dropId))?.rows ?? []
  }

  /** The rows once every one is read, or every confirmed one added. */
  async function settled(account: { token: string }, dropId: string): Promise<readonly DropRow[]> {
    const isBusy = ({ state }: DropRow) => ['waiting', 'reading', 'adding'].includes(state)
    let rows: readonly DropRow[] = []
    await expect
      .poll(
        async () => {
          rows = await rowsOf(account, dropId)
          return rows.filter(isBusy).length
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(0)
    return rows
  }

  return { send, start, aDrop, read, rowsOf, settled }
}

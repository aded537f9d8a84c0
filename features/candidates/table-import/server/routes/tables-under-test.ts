import { type AccountUnderTest, anAccount, aPosition } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import yazl from 'yazl'
import * as z from 'zod/mini'
import type { TableImport } from '../../contract/table.ts'
import { addTable, readTable, readTableProgress, setTable, startTable } from '../../contract.ts'

const Started = z.object({ importId: z.string() })

/** A zip with these texts, as a workbook is one. */
export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

interface WorkbookOptions {
  readonly date1904?: boolean
  readonly shared?: readonly string[]
  /** Stands before the root of the workbook. */
  readonly doctype?: string
}

/** A workbook of these sheets, each as the XML of its rows. */
export function workbookOf(
  sheets: Readonly<Record<string, string>>,
  { date1904 = false, shared = [], doctype = '' }: WorkbookOptions = {},
): Promise<Buffer> {
  const names = Object.keys(sheets)
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const texts = shared.map((text) => `<si><t>${text}</t></si>`)
  return zipOf({
    'xl/workbook.xml': `${head}${doctype}<workbook ${main} xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${texts.join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${head}<worksheet ${main}>${sheets[name]}</worksheet>`,
      ]),
    ),
  })
}

/** The candidates of a company, by name. */
export const candidatesOf = (server: ServerUnderTest, { companyId }: Pick<AccountUnderTest, 'companyId'>) =>
  server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .orderBy('name')
    .selectAll()
    .execute()

/** Imports tables as the page does. */
export function tablesUnderTest(server: ServerUnderTest) {
  async function send(
    { token }: { token: string },
    content: string | Buffer,
    { positionId, name = 'candidates.csv' }: { positionId?: string | undefined; name?: string } = {},
  ) {
    const form = new FormData()
    if (positionId) form.append('positionId', positionId)
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
    const sent = new Response(form)
    const response = await server.app.inject({
      method: 'POST',
      url: startTable.path,
      headers: { lang: 'en', 'content-type': sent.headers.get('content-type') ?? '', token },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    const { code, msg, data } = readEnvelope(response.json())
    return { code, msg, importId: Started.safeParse(data).data?.importId ?? '' }
  }

  /** An account with a table for a position. */
  async function aTable(content: string | Buffer, given: Partial<AccountUnderTest> = {}) {
    const account = await anAccount(server.services, given)
    const { positionId } = await aPosition(server.services, account)
    const sent = await send(account, content, { positionId })
    return { account, positionId, ...sent }
  }

  async function read({ token }: { token: string }, importId: string): Promise<TableImport> {
    const { data, msg } = await server.call(readTable, { importId }, { token, lang: 'en' })
    if (!data) throw new Error(msg)
    return data
  }

  const set = async (account: AccountUnderTest, importId: string, change: object) => {
    const { revision } = await read(account, importId)
    return server.call(setTable, { importId, revision, ...change }, { ...account, lang: 'en' })
  }

  const add = async (account: AccountUnderTest, importId: string) => {
    const { revision, counts } = await read(account, importId)
    const seen = { new: counts.new, join: counts.join }
    return server.call(addTable, { importId, revision, counts: seen }, { ...account, lang: 'en' })
  }

  /** Waits until every row is added. */
  async function added(account: AccountUnderTest, importId: string): Promise<TableImport> {
    await expect
      .poll(async () => (await server.call(readTableProgress, { importId }, account)).data?.state, {
        timeout: 60_000,
        interval: 100,
      })
      .toBe('done')
    return read(account, importId)
  }

  return { send, aTable, read, set, add, added }
}

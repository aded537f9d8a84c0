import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { tablesUnderTest, workbookOf, zipOf } from './tables-under-test.ts'

const server = serverUnderTest()
const { send, aTable, read, set } = tablesUnderTest(server)

const limit = { timeout: 90_000 }

const names = (table: { samples: { cells: string[] }[] }) => table.samples.map(({ cells }) => cells[0])

/** GBK of: 姓名;手机 and 王小明;13800000001 */
const gbk = Buffer.concat([
  Buffer.from('d0d5c3fb3bcad6bbfa0acdf5d0a1c3f73b', 'hex'),
  Buffer.from('13800000001\n'),
])
/** Big5 of: 姓名,電話 and 王小明,0912345678 */
const big5 = Buffer.concat([
  Buffer.from('a96da6572cb971b8dc0aa4fda470a9fa2c', 'hex'),
  Buffer.from('0912345678\n'),
])

test('text tables are read in their encodings and with their separators', limit, async () => {
  const { account, importId } = await aTable(gbk)
  expect(await read(account, importId)).toMatchObject({ encoding: 'gb18030', delimiter: ';', headerRow: 1 })
  expect(names(await read(account, importId))).toEqual(['王小明'])
  const wide = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('姓名\t手机\r\n王小明\t13800000001\r\n', 'utf16le'),
  ])
  const second = await send(account, wide)
  expect(await read(account, second.importId)).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' })
  const third = await send(account, big5)
  await set(account, third.importId, { encoding: 'big5' })
  expect(names(await read(account, third.importId))).toEqual(['王小明'])
})

test('a text table whose header stands in row 3 is read from there, below its title', limit, async () => {
  const { account, importId } = await aTable(
    '\ufeff2026 年候选人名单;;\n;;\n姓名;手机;申请日期\n王小明;13800000001;2026年3月4日\n李雷;13800000002;2026.3.5\n',
  )
  const opened = await read(account, importId)
  expect(opened).toMatchObject({
    headerRow: 3,
    encoding: 'utf-8',
    delimiter: ';',
    counts: { new: 2, wrong: 0 },
  })
  expect(names(opened)).toEqual(['王小明', '李雷'])
})

test('a table of 5,000 rows is taken, one row more is refused', limit, async () => {
  const rowsOf = (count: number) =>
    `name\n${Array.from({ length: count }, (_, index) => `Person ${index}`).join('\n')}`
  const { account, importId } = await aTable(rowsOf(5_000))
  expect((await read(account, importId)).counts).toMatchObject({ new: 5_000 })
  expect((await send(account, rowsOf(5_001))).msg).toBe('Too many rows: up to 5,000 at once')
})

test('quoted line breaks stay in a cell, and an open quote spoils its own row alone', limit, async () => {
  const { account, positionId, importId } = await aTable(
    'name,city,phone\n"Ann\nLee",Rome,13800000001\nBo,Oslo,13800000002\n',
  )
  expect(names(await read(account, importId))).toEqual(['Ann\nLee', 'Bo'])
  const open = await send(account, 'name,city,phone\nA,"Rome,1\nB,Oslo,13800000002\nC,Paris,13800000003\n', {
    positionId,
  })
  const told = await read(account, open.importId)
  expect(told.wrong).toMatchObject([{ number: 2, faults: [{ fault: 'quote' }] }])
  expect(told.counts).toMatchObject({ new: 2, wrong: 1 })
})

const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`

test('a workbook gives shared and inline texts, dates of both epochs and merged headers', limit, async () => {
  const rows = [
    `<row r="1">${text('A1', 'Candidates of March')}</row>`,
    `<row r="3"><c r="A3" t="s"><v>0</v></c>${text('B3', '手机')}${text('C3', '申请日期')}</row>`,
    '<row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5"><v>1.3800000027E10</v></c><c r="C5" s="1"><v>46085</v></c></row>',
    '<row r="6"><c r="A6" t="inlineStr"><is><r><t>秦</t></r><r><t>书言</t></r></is></c><c r="B6"><v>13800000031</v></c><c r="C6" s="2"><v>46085.5</v></c></row>',
  ]
  const sheet = `<sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="A3:A4"/></mergeCells>`
  const shared = ['姓名', '陶思远']
  const { account, importId } = await aTable(await workbookOf({ 名单: sheet }, { shared }))
  const opened = await read(account, importId)
  expect(opened.headerRow).toBe(3)
  expect(opened.samples.filter(({ number }) => number > 4).map(({ cells }) => cells)).toEqual([
    ['陶思远', '13800000027', '2026-03-04'],
    ['秦书言', '13800000031', '2026-03-04'],
  ])
  const mac = await send(account, await workbookOf({ 名单: sheet }, { shared, date1904: true }))
  expect((await read(account, mac.importId)).samples.at(-1)?.cells[2]).toBe('2030-03-05')
})

test('of several sheets one can be chosen, and a new header changes the columns', limit, async () => {
  const sheetOf = (name: string) =>
    `<sheetData><row r="1">${text('A1', 'name')}${text('B1', 'city')}</row><row r="2">${text('A2', name)}${text('B2', 'Oslo')}</row></sheetData>`
  const { account, importId } = await aTable(
    await workbookOf({ One: sheetOf('Ann Lee'), Two: sheetOf('Bo Hu') }),
  )
  expect(await read(account, importId)).toMatchObject({ sheets: ['One', 'Two'], sheet: 0 })
  await set(account, importId, { sheet: 1 })
  expect(names(await read(account, importId))).toEqual(['Bo Hu'])
  await set(account, importId, { headerRow: 0 })
  expect(names(await read(account, importId))).toEqual(['name', 'Bo Hu'])
  await set(account, importId, { headerRow: 1, columns: ['leave', 'name'] })
  expect((await read(account, importId)).columns.map(({ by }) => by)).toEqual(['person', 'person'])
})

test('files that are no good tables are refused by name', limit, async () => {
  const account = await anAccount(server.services)
  const bomb = await zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<a/>'.padEnd(200 * 1024 * 1024, ' '),
  })
  const entity = await workbookOf(
    { A: '<sheetData/>' },
    {
      doctype: '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
    },
  )
  const tries = [
    ['', 'The table is empty'],
    [Buffer.from('%PDF-1.7 no table'), 'This is no table. CSV, TSV and XLSX can be imported'],
    [
      Buffer.from(Array.from({ length: 4_000 }, (_, index) => index % 31)),
      'This is no table. CSV, TSV and XLSX can be imported',
    ],
    [bomb, 'The table is too large: up to 20 MB, 5,000 rows and 100 columns'],
    [entity, 'The file is damaged'],
    [bomb.subarray(0, bomb.length / 2), 'The file is damaged'],
  ] as const
  for (const [content, msg] of tries) expect((await send(account, content)).msg).toBe(msg)
})

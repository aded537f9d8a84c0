import { Readable } from 'node:stream'
import { anAccount, aPosition } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { receiveResume, startDrop } from '../../contract.ts'
import { dropsUnderTest, resumeText } from './drops-under-test.ts'

const server = serverUnderTest()
const { send, aDrop, rowsOf, settled } = dropsUnderTest(server)

const storedOf = async (companyId: string) =>
  (await server.services.db.selectFrom('storedFile').select(['companyId', 'name']).execute()).filter(
    (file) => file.companyId === companyId,
  )

test('a file is what its content says: a program, an empty and a broken one are told with their reasons', {
  timeout: 90_000,
}, async () => {
  const { account, dropId } = await aDrop([
    { name: 'resume final.docx', content: Buffer.from('MZ\0\0\0program') },
    { name: 'empty.pdf', content: '' },
    { name: 'broken.pdf', content: '%PDF-1.7\nnothing of a pdf' },
    { name: 'scan.png', content: Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex') },
  ])
  const rows = await settled(account, dropId)
  expect(rows.map(({ state, fault, isKept }) => [state, fault, isKept])).toEqual([
    ['failed', 'notADocument', false],
    ['failed', 'empty', false],
    ['failed', 'damaged', true],
    ['failed', 'noText', true],
  ])
  expect((await storedOf(account.companyId)).map(({ name }) => name).sort()).toEqual([
    'broken.pdf',
    'scan.png',
  ])
})

test('a file that is too large is noted by its name, and one over the limit of the body is refused', async () => {
  const { account, dropId } = await aDrop([])
  const noted = await server.call(
    receiveResume,
    { dropId, name: 'big.pdf', bytes: 50 * 1024 * 1024 },
    account,
  )
  expect(noted.data).toEqual({ outcome: 'refused' })
  expect((await rowsOf(account, dropId)).map(({ fault, isKept }) => [fault, isKept])).toEqual([
    ['tooLarge', false],
  ])
  const sent = await send(account, dropId, {
    name: 'b.pdf',
    content: Buffer.alloc(20 * 1024 * 1024 + 1, 'a'),
  })
  expect(sent.code).toBe(1010)
})

test('the number of open drops of an account has a limit', async () => {
  const account = await anAccount(server.services)
  const codes = []
  for (let count = 0; count < 11; count += 1) {
    const { positionId } = await aPosition(server.services, account)
    codes.push((await server.call(startDrop, { positionId, source: '' }, account)).code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 1009])
})

test('a connection lost in the middle of a file leaves nothing, and the file comes again', async () => {
  const { account, dropId } = await aDrop([])
  const head = `--x\r\ncontent-disposition: form-data; name="dropId"\r\n\r\n${dropId}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: receiveResume.path,
    headers: { 'content-type': 'multipart/form-data; boundary=x', token: account.token },
    payload: Readable.from([Buffer.from(`${head}half of a resu`)]),
  })
  expect(response.json()).not.toMatchObject({ code: 0 })
  expect(await rowsOf(account, dropId)).toEqual([])
  expect((await send(account, dropId, { name: 'a.txt', content: resumeText() })).outcome).toBe('taken')
})

test('a file past the storage of the edition is refused, and the drop goes on', async () => {
  const { account, dropId } = await aDrop([])
  const { companyId } = account
  await anEdition(server.services, companyId, 'standard')
  const used = 500 * 1024 * 1024 - 1_000
  await server.services.db.insertInto('quotaUse').values({ companyId, quota: 'storage', used }).execute()
  const large = await send(account, dropId, { name: 'large.txt', content: 'a'.repeat(1_001) })
  expect(large.code).toBe(1008)
  expect((await send(account, dropId, { name: 'a.txt', content: resumeText() })).outcome).toBe('taken')
  expect((await rowsOf(account, dropId)).map(({ name }) => name)).toEqual(['a.txt'])
})

import { nameServerUnderTest } from '@candor/testkit/name-server'
import { expect, test } from 'vitest'

const nameServer = nameServerUnderTest()

test('a TXT record is read whole, and a name without one is told apart from a server that fails', async () => {
  const long = 'x'.repeat(300)
  nameServer.records.set('_candor.company.example', ['candor=1', long])
  nameServer.records.set('bare.example', [])
  const { lookUp } = nameServer.txtRecords
  expect(await lookUp('_candor.company.example')).toEqual({ kind: 'records', texts: ['candor=1', long] })
  expect(await lookUp('none.example')).toEqual({ kind: 'none' })
  expect(await lookUp('bare.example')).toEqual({ kind: 'none' })
  nameServer.fail()
  expect(await lookUp('_candor.company.example')).toEqual({ kind: 'noAnswer' })
})

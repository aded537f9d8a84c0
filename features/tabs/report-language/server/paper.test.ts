import { expect, test } from 'vitest'
import { englishAbility, getLanguageScore } from '../../../findings/languages/contract.ts'
import { answered, aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { paper as section } from './paper.ts'

test('paper says that hidden scores of a language are not shown, and keeps what is said in words [R5-007]', async () => {
  const facts = factsOf({ parts: ['tests.language', 'tests.english'] })
  const hidden = [
    answered(getLanguageScore, [{ language: 'yue', scoreConfig: [] }]),
    answered(englishAbility, { explanation: 'Explains designs fluently.' }),
  ]
  const blocks = (await section.write?.(await aPaper(hidden, { facts }))) ?? []
  const told = blocks.flatMap((block) =>
    block.kind === 'facts' ? block.facts.map(({ name, value }) => [name, value.text]) : [],
  )
  expect(told).toEqual([
    ['Overall', 'Not shown'],
    ['Stars', 'Not shown'],
    ['0 to 100', 'Not shown'],
  ])
  expect(blocks.filter(({ kind }) => kind === 'bars')).toEqual([])
  expect(blocks).toContainEqual(expect.objectContaining({ text: 'Explains designs fluently.' }))
})

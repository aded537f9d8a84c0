import { expect, test } from 'vitest'
import { maxReason, maxReasons } from '../contract.ts'
import { faultOf, reasonsIn } from './lines.ts'

test('a text is read line by line, without empty lines and repeats', () => {
  expect(reasonsIn(' 薪资不匹配 \n\n经验不足\n薪资不匹配\n')).toEqual(['薪资不匹配', '经验不足'])
  expect(reasonsIn(' \n')).toEqual([])
})

test('too many reasons and a too long reason are told, the long one by its words', () => {
  const many = Array.from({ length: maxReasons + 1 }, (_, index) => `reason ${index}`)
  expect(faultOf(many)).toEqual({ fault: 'tooMany' })
  expect(faultOf(many.slice(1))).toBeNull()
  const long = '长'.repeat(maxReason + 1)
  expect(faultOf(['短', long])).toEqual({ fault: 'tooLong', reason: long })
})

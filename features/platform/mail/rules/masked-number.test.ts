import { expect, test } from 'vitest'
import { maskedNumber } from './masked-number.ts'

test.each(['+8613812345678', '+86 13812345678', '13812345678'])(
  'the masked number of %s shows its beginning and its end',
  (phone) => expect(maskedNumber(phone)).toBe('138****5678'),
)

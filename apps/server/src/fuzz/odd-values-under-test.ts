import fc from 'fast-check'

const levels = 5_000

/**
 * JSON texts that no contract expects. They are texts because `JSON.stringify` cannot write many of them: a number
 * beyond the range, a duplicate key, half a surrogate pair, lists nested five thousand deep.
 */
const oddTexts = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '0.5',
  '1.5',
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '123456789012345678901234567890',
  '2147483648',
  '9223372036854775808',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud83d"',
  '"\\u202e"',
  '"\\ufeff"',
  '"NaN"',
  '"Infinity"',
  '"1.5"',
  '"0x10"',
  '"1e3"',
  '"null"',
  '"undefined"',
  '"[object Object]"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"2026-02-30"',
  '"2026-13-45T99:99:99Z"',
  '"../../etc/passwd"',
  '"%"',
  '"_"',
  '"\\\\"',
  '"\'; drop table account; --"',
  '"<script>x()</script>"',
  '"{{name}}"',
  '"😀"',
  '[]',
  '[null]',
  '[[]]',
  '["x"]',
  '[1.5]',
  '[{}]',
  '["a","a","a"]',
  '[0,"0",null,[],{}]',
  '{}',
  '{"toString":"x"}',
  '{"valueOf":1}',
  '{"length":5}',
  '{"0":"a"}',
  '{"then":"x"}',
  '{"toJSON":"x"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1,"a":2}',
  `"${'x'.repeat(10_000)}"`,
  `[${Array.from({ length: 5_000 }, (_, index) => index).join(',')}]`,
  `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
  `${'['.repeat(65)}${']'.repeat(65)}`,
]

/** Rare, as each costs as much as a thousand others. */
const heavyTexts = [
  `${'['.repeat(levels)}${']'.repeat(levels)}`,
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  `"${'字'.repeat(300_000)}"`,
  `"${'\\u0000'.repeat(150_000)}"`,
  `[${'0,'.repeat(400_000)}0]`,
  `[${'[],'.repeat(250_000)}0]`,
]

/** The JSON text of a value that a contract does not expect. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 20, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 10,
    arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify(text)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...heavyTexts) },
)

/** Values that are nearly of a type: they pass a check of the type alone. */
export const nearText = fc.record({
  number: fc.constantFrom(
    '0.5',
    '1.5',
    '-1',
    '1e400',
    '9007199254740993',
    '2147483648',
    '"1.5"',
    '""',
    '" 1"',
    '[1]',
  ),
  text: fc.constantFrom(
    '1',
    '0.5',
    '["x"]',
    '{"toString":"x"}',
    '"\\u0000"',
    '"\\ud800"',
    '""',
    '"%"',
    'null',
  ),
  list: fc.constantFrom(
    '{"toString":"x"}',
    '"x"',
    '"[1"',
    '[null]',
    '[{"toString":"x"}]',
    '[[]]',
    '[1.5]',
    '"{}"',
    'null',
  ),
})

/** A field name that is in no contract. */
export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    'companyId[]',
    'a.b',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

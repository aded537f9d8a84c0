import * as z from 'zod/mini'

/** The longest name of a position, in characters. */
export const maxName = 200
export const maxGrade = 40
export const maxPlace = 100
export const maxSeats = 999
/** The longest description in one language, in characters. */
export const maxDescription = 20_000
/** The most accounts that recruit for a position, and that interview for it. */
export const maxAccounts = 50
/** The highest salary, in any currency. */
export const maxSalary = 1_000_000_000

/** The states of a position. Nobody applies for a draft or a closed one. */
export const positionStates = ['draft', 'open', 'closed'] as const
export const State = z.enum(positionStates)

/** The languages in which the company talks with candidates of the position. */
export const positionLanguages = ['cn', 'en', 'zh-TW'] as const
export const Language = z.enum(positionLanguages)

export const salaryPeriods = ['month', 'year'] as const
const Amount = z.int().check(z.minimum(0), z.maximum(maxSalary))
export const Salary = z.strictObject({
  min: Amount,
  max: Amount,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  per: z.enum(salaryPeriods),
})
export type Salary = z.output<typeof Salary>

/** The description by language, in the notation of `readDescription`; an empty text is none. */
const Text = z.string().check(z.maxLength(maxDescription))
export const Description = z.strictObject({ cn: Text, en: Text, 'zh-TW': Text })
export type Description = z.output<typeof Description>

/** An account that has a part in a position. */
export const Person = z.object({ accountId: z.string(), name: z.string() })

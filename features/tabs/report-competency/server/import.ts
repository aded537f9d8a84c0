import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { standsOnce } from '../../../platform/imports/rules/stands-once.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Text = z.optional(z.nullable(z.string().check(z.maxLength(20_000))))
const Definition = z.optional(z.nullable(z.string().check(z.maxLength(2_000))))
const Time = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(latestTime))))
/** −1 and null: the score is still being made. */
const Score = z.nullable(z.number().check(z.minimum(-1), z.maximum(10)))
const Stars = z.nullable(z.number().check(z.minimum(-1), z.maximum(5)))

const item = {
  name: Name,
  star: Stars,
  lowDefinition: Definition,
  highDefinition: Definition,
  description: Text,
}
const SecondLevel = z.strictObject({ ...item, firstLevelName: z.optional(z.nullable(Name)) })

type Named = { readonly name: string; readonly firstLevelName?: string | null | undefined }

const isUnique = standsOnce('name', ({ name, firstLevelName }: Named) =>
  JSON.stringify([firstLevelName ?? null, name]),
)

const Competency = z.strictObject({
  comprehensiveCompetenceScore: Score,
  emotionalStabilityScore: Score,
  description: Text,
  usetime: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000_000)))),
  firstAnswerTime: Time,
  lastAnswerTime: Time,
  firstLevelList: z.optional(
    z.array(z.strictObject({ name: Name, star: Stars })).check(z.maxLength(50), isUnique),
  ),
  secondLevelList: z.optional(z.array(SecondLevel).check(z.maxLength(200), isUnique)),
  emotionalStabilityList: z.optional(z.array(z.strictObject(item)).check(z.maxLength(100), isUnique)),
})
type Competency = z.output<typeof Competency>
type Item = NonNullable<Competency['emotionalStabilityList']>[number]

const wholeItem = ({ name, star, lowDefinition, highDefinition, description }: Item) => ({
  name,
  star: star ?? -1,
  lowDefinition: lowDefinition ?? null,
  highDefinition: highDefinition ?? null,
  description: description ?? null,
})

/** The assessment with everything that was left out as the interface words it. */
function documentOf(given: Competency) {
  return {
    comprehensiveCompetenceScore: given.comprehensiveCompetenceScore ?? -1,
    emotionalStabilityScore: given.emotionalStabilityScore ?? -1,
    description: given.description ?? null,
    usetime: given.usetime ?? null,
    firstAnswerTime: given.firstAnswerTime ?? null,
    lastAnswerTime: given.lastAnswerTime ?? null,
    firstLevelList: (given.firstLevelList ?? []).map(({ name, star }) => ({ name, star: star ?? -1 })),
    secondLevelList: (given.secondLevelList ?? []).map(({ firstLevelName, ...rest }) => ({
      ...wholeItem(rest),
      firstLevelName: firstLevelName ?? null,
    })),
    emotionalStabilityList: (given.emotionalStabilityList ?? []).map(wholeItem),
  }
}

const competency = interviewDocument('tests.competency', Competency, documentOf)

export const parts = [competency]

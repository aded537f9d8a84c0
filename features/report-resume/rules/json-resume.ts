import * as z from 'zod/mini'

const Short = z.nullish(z.string().check(z.maxLength(1_000)))
const Long = z.nullish(z.string().check(z.maxLength(20_000)))
/** A year, a month or a day, as the format has it. An empty one is none, as its editors write it. */
const PartialDate = z.nullish(
  z.string().check(z.regex(/^$|^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)),
)
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.nullish(z.array(item).check(z.maxLength(200)))
const Texts = listOf(z.string().check(z.maxLength(20_000)))

const dated = { startDate: PartialDate, endDate: PartialDate }

/**
 * A resume in the open format of jsonresume.org, version 1.0.0.
 *
 * Everything may be left out or null. Keys that it does not know are left out: the format lets tools add their own.
 */
export const JsonResume = z.object({
  basics: z.nullish(
    z.object({
      label: Short,
      email: Short,
      phone: Short,
      url: Short,
      summary: Long,
      location: z.nullish(
        z.object({ address: Short, postalCode: Short, city: Short, countryCode: Short, region: Short }),
      ),
      profiles: listOf(z.object({ network: Short, username: Short, url: Short })),
    }),
  ),
  work: listOf(
    z.object({
      ...dated,
      name: Short,
      location: Short,
      description: Long,
      position: Short,
      url: Short,
      summary: Long,
      highlights: Texts,
    }),
  ),
  volunteer: listOf(
    z.object({
      ...dated,
      organization: Short,
      position: Short,
      url: Short,
      summary: Long,
      highlights: Texts,
    }),
  ),
  education: listOf(
    z.object({
      ...dated,
      institution: Short,
      url: Short,
      area: Short,
      studyType: Short,
      score: Short,
      courses: Texts,
    }),
  ),
  awards: listOf(z.object({ title: Short, date: PartialDate, awarder: Short, summary: Long })),
  certificates: listOf(z.object({ name: Short, date: PartialDate, url: Short, issuer: Short })),
  publications: listOf(
    z.object({ name: Short, publisher: Short, releaseDate: PartialDate, url: Short, summary: Long }),
  ),
  skills: listOf(z.object({ name: Short, level: Short, keywords: Texts })),
  languages: listOf(z.object({ language: Short, fluency: Short })),
  interests: listOf(z.object({ name: Short, keywords: Texts })),
  references: listOf(z.object({ name: Short, reference: Long })),
  projects: listOf(
    z.object({
      ...dated,
      name: Short,
      description: Long,
      highlights: Texts,
      keywords: Texts,
      url: Short,
      roles: Texts,
      entity: Short,
      type: Short,
    }),
  ),
})
export type JsonResume = z.output<typeof JsonResume>

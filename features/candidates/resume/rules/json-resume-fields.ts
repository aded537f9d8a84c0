import * as z from 'zod/mini'

/** `end` is a date or a word for "until today"; `texts` a list; `place` an address in one text or in parts. */
type Kind = 'short' | 'long' | 'date' | 'end' | 'texts' | 'place'

interface Field {
  readonly kind: Kind
  /** Its name in version 1.0.0, then those in earlier versions and well-known tools. */
  readonly names: readonly string[]
}

export interface Section<Name extends string = string> {
  readonly fields: Readonly<Record<Name, Field>>
  /** The field for an entry that is only a text. */
  readonly plain?: NoInfer<Name>
  /** Known keys that are read elsewhere. */
  readonly elsewhere?: readonly string[]
}

const field =
  (kind: Kind) =>
  (...names: readonly string[]): Field => ({ kind, names })
const short = field('short')
const long = field('long')
const texts = field('texts')

const dated = { startDate: field('date')('startDate'), endDate: field('end')('endDate') }
const url = short('url', 'website')
const section = <Name extends string>(given: Section<Name>): Section<Name> => given

export const placeParts: Readonly<Record<string, readonly string[]>> = {
  address: ['address'],
  city: ['city'],
  region: ['region', 'state'],
  postalCode: ['postalCode'],
  countryCode: ['countryCode', 'country'],
}

/** Name and picture come from the bundle's own fields of the candidate. */
export const basics = section({
  fields: {
    label: short('label'),
    email: short('email'),
    phone: short('phone', 'tel'),
    url,
    summary: long('summary', 'bio'),
    location: field('place')('location'),
  },
  elsewhere: ['name', 'image', 'picture', 'profiles'],
})

export const profile = section({
  fields: { network: short('network'), username: short('username'), url },
})

/** The lists of a resume by their keys in version 1.0.0. */
export const sections = {
  work: section({
    fields: {
      ...dated,
      name: short('name', 'company'),
      location: field('place')('location'),
      description: long('description'),
      position: short('position'),
      url,
      summary: long('summary'),
      highlights: texts('highlights'),
    },
  }),
  volunteer: section({
    fields: {
      ...dated,
      organization: short('organization'),
      position: short('position'),
      url,
      summary: long('summary'),
      highlights: texts('highlights'),
    },
  }),
  education: section({
    fields: {
      ...dated,
      institution: short('institution'),
      url,
      area: short('area'),
      studyType: short('studyType'),
      score: short('score', 'gpa'),
      courses: texts('courses'),
    },
  }),
  awards: section({
    fields: {
      title: short('title'),
      date: field('date')('date'),
      awarder: short('awarder'),
      summary: long('summary'),
    },
    plain: 'title',
  }),
  certificates: section({
    fields: { name: short('name'), date: field('date')('date'), url, issuer: short('issuer') },
    plain: 'name',
  }),
  publications: section({
    fields: {
      name: short('name'),
      publisher: short('publisher'),
      releaseDate: field('date')('releaseDate'),
      url,
      summary: long('summary'),
    },
    plain: 'name',
  }),
  skills: section({
    fields: { name: short('name'), level: short('level'), keywords: texts('keywords') },
    plain: 'name',
  }),
  languages: section({
    fields: { language: short('language', 'name'), fluency: short('fluency', 'level') },
    plain: 'language',
  }),
  interests: section({ fields: { name: short('name'), keywords: texts('keywords') }, plain: 'name' }),
  references: section({ fields: { name: short('name'), reference: long('reference') }, plain: 'reference' }),
  projects: section({
    fields: {
      ...dated,
      name: short('name'),
      description: long('description', 'summary'),
      highlights: texts('highlights'),
      keywords: texts('keywords'),
      url,
      roles: texts('roles'),
      entity: short('entity'),
      type: short('type'),
    },
  }),
} as const
export type SectionName = keyof typeof sections

/** The section names of earlier versions. */
export const earlierNames: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  interests: ['hobbies'],
}

/** Keys at the top that are about the file, not the candidate. */
export const aboutTheFile: readonly string[] = ['$schema', 'meta']

/** The most entries of a list. */
export const maxEntries = 200

/** A number counts as text: a grade or a year is often written so. */
const textUpTo = (limit: number) => z.union([z.string().check(z.maxLength(limit)), z.number()])
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(maxEntries))
const Short = textUpTo(1_000)
const Long = textUpTo(20_000)
const shapeOf = (names: readonly string[], schema: z.ZodMiniType): [string, z.ZodMiniType][] =>
  names.map((name) => [name, z.nullish(schema)])

const kinds: Readonly<Record<Kind, z.ZodMiniType>> = {
  short: Short,
  long: Long,
  date: Short,
  end: Short,
  texts: z.union([listOf(z.nullish(Long)), Long]),
  place: z.union([z.object(Object.fromEntries(shapeOf(Object.values(placeParts).flat(), Short))), Short]),
}

function objectOf({ fields }: Section, more: Readonly<Record<string, z.ZodMiniType>> = {}): z.ZodMiniType {
  const shape = Object.values(fields).flatMap(({ kind, names }) => shapeOf(names, kinds[kind]))
  return z.object({ ...Object.fromEntries(shape), ...more })
}

const entryOf = (of: Section): z.ZodMiniType =>
  z.nullish(of.plain ? z.union([objectOf(of), Long]) : objectOf(of))

/**
 * A resume in the open format of jsonresume.org, version 1.0.0 or one of the 0.x before it.
 *
 * Everything may be missing or null. Unknown keys are left out: the format lets tools add their own.
 */
export const JsonResume = z.object({
  basics: z.nullish(objectOf(basics, { profiles: z.nullish(listOf(entryOf(profile))) })),
  ...Object.fromEntries(Object.entries(sections).map(([name, of]) => [name, z.nullish(listOf(entryOf(of)))])),
  hobbies: z.nullish(listOf(entryOf(sections.interests))),
})

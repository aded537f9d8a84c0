import * as z from 'zod/mini'
import { PlaceShape, ReadCount, ReadText } from '../contract/place.ts'
import type { ReadEducation, ReadField, ReadFields, ReadResume, ReadWork } from './read-resume.ts'

const Places = z.array(PlaceShape).check(z.maxLength(200))

const placed = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, places: Places })
const PlacedText = placed(ReadText)

const fieldOf = <Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<ReadField<Value>> =>
  z.discriminatedUnion('sureness', [
    z.object({ sureness: z.literal('sure'), value, places: Places }),
    z.object({
      sureness: z.literal('choose'),
      value: z.null(),
      candidates: z.array(z.object({ value, places: Places })).check(z.maxLength(20)),
      why: z.enum(['several', 'overlap']),
    }),
  ])

const Part = z.nullable(PlacedText)

const Education: z.ZodMiniType<ReadEducation> = z.object({
  school: Part,
  degree: Part,
  subject: Part,
  begin: Part,
  end: Part,
  places: Places,
})

const Work: z.ZodMiniType<ReadWork> = z.object({
  employer: Part,
  title: Part,
  begin: Part,
  end: Part,
  content: Part,
  places: Places,
})

/** The shape of the read fields, for replies and stored drafts. */
export const ReadFieldsShape: z.ZodMiniType<ReadFields> = z.object({
  name: z.nullable(fieldOf(ReadText)),
  nameFromFile: z.nullable(ReadText),
  phone: z.nullable(fieldOf(z.object({ written: ReadText, compared: ReadText }))),
  email: z.nullable(fieldOf(ReadText)),
  education: z.array(Education).check(z.maxLength(100)),
  work: z.array(Work).check(z.maxLength(100)),
  years: z.nullable(fieldOf(z.number())),
  skills: z.array(PlacedText).check(z.maxLength(200)),
})

/** The shape of a resume that was read. The reading process may be taken over by a document, so its result is checked. */
export const ReadResumeShape: z.ZodMiniType<ReadResume> = z.object({
  kind: z.literal('read'),
  fields: ReadFieldsShape,
  resume: z.object({
    kind: z.enum(['pages', 'text']),
    pages: ReadCount,
    lines: z.array(z.object({ text: ReadText, place: PlaceShape })).check(z.maxLength(10_000)),
    isCut: z.boolean(),
  }),
})

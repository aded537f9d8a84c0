import type { Database } from '@candor/db/database'
import { isRecord } from '@candor/kernel/is-record'
import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import type { RuleFault } from '../../../platform/imports/rules/fault.ts'
import { MediaPath } from '../../../platform/imports/rules/media-path.ts'
import { candidatePart, type FilePiece, type Inspected } from '../../../platform/imports/rules/part.ts'
import { readFileReference } from '../../../platform/media/rules.ts'
import { candidateDocument, storeBundleDocument } from '../../candidates/server/queries.ts'
import { readJsonResume, sectionNames } from '../rules/json-resume.ts'
import { JsonResume } from '../rules/json-resume-fields.ts'
import { itemsOfJsonResume, type ReadItem } from '../rules/json-resume-items.ts'
import { storeOriginalResume } from './queries.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Text = z.string().check(z.maxLength(20_000))

const Item = z.strictObject({
  parentId: z.enum(['baseInfo', 'eduExperience', 'workExperience', 'projectExperience', 'attachment']),
  arrayIndex: z.int().check(z.minimum(0), z.maximum(1_000)),
  menuKey: Name,
  menuName: Name,
  fileValue: Text,
  unit: z.optional(z.string().check(z.maxLength(20))),
  inputType: z.optional(z.int()),
  sortIndex: z.int(),
  attachName: z.optional(Name),
})

/** The original resume's state and file, and the standard resume: as items, or as a JSON Resume. */
const Resume = z.strictObject({
  state: z._default(z.enum(['ready', 'parsing']), 'ready'),
  file: z.optional(MediaPath),
  items: z.optional(z.array(Item).check(z.maxLength(2_000))),
  jsonResume: z.optional(JsonResume),
})

const otherFormat = { fault: 'notJsonResume', values: { sections: sectionNames } } as const

const jsonResumePiece: FilePiece = {
  key: 'jsonResume',
  endings: ['json'],
  read({ path, text }) {
    const value = parseOrNull(text)
    if (value === null) return { faults: [{ fault: 'pieceNotJson', values: { file: path } }] }
    return readJsonResume(value) ? { value } : { faults: [otherFormat] }
  },
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Faults and notes of a resume beside its schema: another format, and left-out parts of a JSON Resume. */
function inspectResume(part: unknown): Inspected {
  if (!isRecord(part) || part.jsonResume === undefined) return { faults: [], notes: [] }
  const read = readJsonResume(part.jsonResume)
  const items = Array.isArray(part.items) ? part.items : []
  const beside = items.flatMap((item: unknown, index): RuleFault[] =>
    isRecord(item) && item.parentId !== 'attachment'
      ? [{ path: ['items', index, 'parentId'], fault: 'besideJsonResume' }]
      : [],
  )
  const inResume = (fault: RuleFault): RuleFault => ({ ...fault, path: ['jsonResume', ...fault.path] })
  if (!read) return { faults: [inResume({ ...otherFormat, path: [] }), ...beside], notes: [] }
  return { faults: beside, notes: read.notes.map(inResume) }
}

/** The items as they came, or those of the JSON Resume with the attachments beside it. */
function itemsOf({
  items = [],
  jsonResume,
}: z.output<typeof Resume>): readonly (ReadItem | z.output<typeof Item>)[] {
  const read = readJsonResume(jsonResume)
  return read ? [...itemsOfJsonResume(read.resume), ...items] : items
}

export const CandidateForm = z.strictObject({
  formName: Name,
  submittedAt: z.optional(z.int().check(z.minimum(0), z.maximum(latestTime))),
  items: z
    .array(
      z.strictObject({
        title: Name,
        value: z.union([Text, z.array(Text).check(z.maxLength(200))]),
        group: z.optional(Name),
      }),
    )
    .check(z.maxLength(1_000)),
})

export const resumePart = candidatePart<Database>()({
  key: 'resume',
  schema: Resume,
  filePiece: jsonResumePiece,
  inspect: inspectResume,
  async store(bundle, resume) {
    const { state, file } = resume
    await storeOriginalResume(bundle, { state, fileId: readFileReference(file) })
    // Its file and state are the candidate's own columns; the document keeps the items.
    await storeBundleDocument(bundle, 'resume', { items: itemsOf(resume) })
  },
})

export const candidateFormPart = candidateDocument('candidateForm', CandidateForm)

export const parts = [resumePart, candidateFormPart]

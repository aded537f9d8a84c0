import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { putCandidateDocument } from '../../candidates/server/queries.ts'
import { MediaPath } from '../../imports/rules/media-path.ts'
import { candidatePart } from '../../imports/rules/part.ts'
import { readFileReference } from '../../media/rules.ts'
import { putOriginalResume } from './queries.ts'

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

/** The original resume's state and file, and the standard resume's items. */
const Resume = z.strictObject({
  state: z.enum(['ready', 'parsing']),
  file: z.optional(MediaPath),
  items: z.optional(z.array(Item).check(z.maxLength(2_000))),
})

export const CandidateForm = z.strictObject({
  formName: Name,
  submittedAt: z.optional(z.int().check(z.minimum(0))),
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

const partOf = candidatePart<Database>()

export const resumePart = partOf({
  key: 'resume',
  schema: Resume,
  async store(context, { state, file, items }) {
    await putOriginalResume(context.db, context, { state, fileId: readFileReference(file) })
    // Its file and state are the candidate's own columns; the document keeps the items.
    await putCandidateDocument(context.db, context, 'resume', { items: items ?? [] }, context.now)
  },
})

export const candidateFormPart = partOf({
  key: 'candidateForm',
  schema: CandidateForm,
  async store(context, form) {
    await putCandidateDocument(context.db, context, 'candidateForm', form, context.now)
  },
})

export const parts = [resumePart, candidateFormPart]

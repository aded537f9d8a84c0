import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { FormContent, maxDescription, maxFormName } from './content.ts'

const defineCall = callsOf('assessment-forms')

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxFormName))
const Description = z.string().check(z.trim(), z.maxLength(maxDescription))
const Revision = wireNumber(0, 2_000_000_000)

const VersionState = z.enum(['draft', 'published', 'ended'])

export const listForms = defineCall({
  method: 'GET',
  path: '/admin/config/forms/list',
  summary: 'The assessment forms of the company',
  access: 'admin',
  input: z.object({}),
  reply: z.array(
    z.object({
      formId: z.string(),
      name: z.string(),
      description: z.string(),
      isEnded: z.boolean(),
      /** The number of the version that interviewers fill in; null while none is published. */
      published: z.nullable(z.number()),
      /** The number of the version that is being built; null while none is. */
      draft: z.nullable(z.number()),
      /** Number of modules in the published version, or in the draft where none is published; null if unreadable. */
      modules: z.nullable(z.number()),
      questions: z.nullable(z.number()),
      /** Number of submitted feedbacks to any version. */
      answers: z.number(),
      /** Epoch milliseconds, as all times here. */
      changedAt: z.number(),
    }),
  ),
})

const Version = z.object({
  versionId: z.string(),
  number: z.number(),
  state: VersionState,
  publishedAt: z.nullable(z.number()),
  publishedBy: z.nullable(z.string()),
  /** How many submitted feedbacks answer it, and how many people are filling it in. */
  answers: z.number(),
  filling: z.number(),
})

const Open = z.object({
  versionId: z.string(),
  number: z.number(),
  revision: z.number(),
  content: FormContent,
  changedAt: z.number(),
  changedBy: z.nullable(z.string()),
})

export const getForm = defineCall({
  method: 'GET',
  path: '/admin/config/forms/detail',
  summary: 'One assessment form with its versions',
  access: 'admin',
  input: z.object({ formId: WireId }),
  reply: z.object({
    formId: z.string(),
    name: z.string(),
    description: z.string(),
    isEnded: z.boolean(),
    /** Versions, oldest first. */
    versions: z.array(Version),
    draft: z.nullable(Open),
    published: z.nullable(Open),
  }),
})

export const getFormVersion = defineCall({
  method: 'GET',
  path: '/admin/config/forms/version',
  summary: 'What one version of an assessment form asks',
  access: 'admin',
  input: z.object({ versionId: WireId }),
  reply: z.object({ versionId: z.string(), number: z.number(), state: VersionState, content: FormContent }),
})

export const createForm = defineCall({
  method: 'POST',
  path: '/admin/config/forms/create',
  summary: 'Makes an assessment form with an empty draft',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ name: Name, description: z._default(Description, '') }),
  reply: z.object({ formId: z.string() }),
  refusals: { tooManyForms: codes.invalidInput },
  onFailure: ['toast'],
})

export const renameForm = defineCall({
  method: 'POST',
  path: '/admin/config/forms/rename',
  summary: 'Gives an assessment form another name and description',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ formId: WireId, name: Name, description: Description }),
  reply: Nothing,
})

/** Replaces the draft. Refused where it changed since `revision`, in another window or by somebody else. */
export const saveDraft = defineCall({
  method: 'POST',
  path: '/admin/config/forms/save',
  summary: 'Stores the draft of an assessment form',
  access: 'admin',
  sends: 'json',
  /** The largest form is 120 scales with every text at its longest. */
  maxBodyBytes: 1024 * 1024,
  input: z.strictObject({ versionId: WireId, revision: Revision, content: FormContent }),
  reply: z.object({ revision: z.number(), changedAt: z.number() }),
  refusals: {
    notADraft: codes.changedMeanwhile,
    changedMeanwhile: codes.changedMeanwhile,
    idTwice: codes.invalidInput,
  },
})

export const startDraft = defineCall({
  method: 'POST',
  path: '/admin/config/forms/draft',
  summary: 'Begins a draft from a version of an assessment form',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ versionId: WireId }),
  reply: z.object({ versionId: z.string() }),
  refusals: { draftOpen: codes.changedMeanwhile, formEnded: codes.invalidInput },
  onFailure: ['toast'],
})

/** Publishes the draft of `revision`; authors who are filling in the previous version finish on it. */
export const publishDraft = defineCall({
  method: 'POST',
  path: '/admin/config/forms/publish',
  summary: 'Publishes the draft of an assessment form',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ versionId: WireId, revision: Revision }),
  reply: Nothing,
  refusals: {
    notADraft: codes.changedMeanwhile,
    changedMeanwhile: codes.changedMeanwhile,
    formEnded: codes.invalidInput,
    notComplete: codes.invalidInput,
  },
  onFailure: ['toast'],
})

/** Deletes the draft, and the form if it has no other version. */
export const discardDraft = defineCall({
  method: 'POST',
  path: '/admin/config/forms/discard',
  summary: 'Deletes the draft of an assessment form',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ versionId: WireId, revision: Revision }),
  reply: z.object({ isFormGone: z.boolean() }),
  refusals: { notADraft: codes.changedMeanwhile, changedMeanwhile: codes.changedMeanwhile },
  onFailure: ['toast'],
})

/** Ends a form, so that no new round can choose it, or offers it again; authors who are filling it in finish. */
export const endForm = defineCall({
  method: 'POST',
  path: '/admin/config/forms/end',
  summary: 'Ends an assessment form, or offers it again',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ formId: WireId, isEnded: z.boolean() }),
  reply: Nothing,
  onFailure: ['toast'],
})

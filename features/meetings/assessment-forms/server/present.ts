import type { ReplyOf } from '@candor/call/define'
import type { ReadPart } from '../../../candidates/candidates/server/actions/part-reader.ts'
import type { FormContent } from '../contract/content.ts'
import type { getForm, getFormVersion, listForms } from '../contract/manage.ts'
import type { getTempleteList } from '../contract/reading.ts'
import { questionsOf } from '../rules/answers.ts'
import { type FormRow, readVersion, type StoredVersion, type VersionRow } from './queries/forms.ts'
import type { VersionUse } from './queries/uses.ts'

const unused = { answers: 0, filling: 0 }

type State = ReplyOf<typeof getFormVersion>['state']

function stateOf({ state }: Pick<StoredVersion, 'state'>): State {
  return state === 'draft' || state === 'published' ? state : 'ended'
}

/** The content of the version that stands for a form; null where it cannot be read. */
function shownContent(version: StoredVersion | undefined, readPart: ReadPart): FormContent | null {
  if (!version) return { modules: [] }
  return readPart<FormContent | null>(() => readVersion(version).content, null)
}

/** The forms of a company in the order of their rows, each with its versions that are open. */
export function presentForms(
  forms: readonly FormRow[],
  versions: readonly StoredVersion[],
  uses: readonly VersionUse[],
  readPart: ReadPart,
): ReplyOf<typeof listForms> {
  return forms.map((form) => {
    const own = versions.filter(({ formId }) => formId === form.id)
    const published = own.find(({ state }) => state === 'published')
    const draft = own.find(({ state }) => state === 'draft')
    const shown = shownContent(published ?? draft, readPart)
    const changedAt = own.map((version) => version.changedAt.getTime())
    return {
      formId: form.id,
      name: form.name,
      description: form.description,
      isEnded: form.endedAt !== null,
      published: published?.number ?? null,
      draft: draft?.number ?? null,
      modules: shown?.modules.length ?? null,
      questions: shown ? questionsOf(shown).length : null,
      answers: uses.filter(({ formId }) => formId === form.id).reduce((sum, { answers }) => sum + answers, 0),
      changedAt: Math.max(form.createdAt.getTime(), ...changedAt),
    }
  })
}

type Open = NonNullable<ReplyOf<typeof getForm>['draft']>

function presentOpen(version: StoredVersion): Open {
  const { id, number, revision, content, changedAt, changedBy } = readVersion(version)
  return { versionId: id, number, revision, content, changedAt: changedAt.getTime(), changedBy }
}

export function presentForm(
  form: FormRow,
  versions: readonly StoredVersion[],
  uses: readonly VersionUse[],
): ReplyOf<typeof getForm> {
  const openOf = (state: State) => {
    const version = versions.find((each) => each.state === state)
    return version ? presentOpen(version) : null
  }
  const countsOf = ({ id }: StoredVersion) => {
    const { answers, filling } = uses.find(({ versionId }) => versionId === id) ?? unused
    return { answers, filling }
  }
  return {
    formId: form.id,
    name: form.name,
    description: form.description,
    isEnded: form.endedAt !== null,
    versions: versions.map((version) => ({
      ...countsOf(version),
      versionId: version.id,
      number: version.number,
      state: stateOf(version),
      publishedAt: version.publishedAt?.getTime() ?? null,
      publishedBy: version.publishedBy,
    })),
    draft: openOf('draft'),
    published: openOf('published'),
  }
}

export function presentVersion(version: VersionRow): ReplyOf<typeof getFormVersion> {
  const { id, number, content } = version
  return { versionId: id, number, state: stateOf(version), content }
}

export function presentOffered(versions: readonly StoredVersion[]): ReplyOf<typeof getTempleteList> {
  return versions.map((version) => ({
    id: version.formId,
    publishId: version.id,
    templateName: version.formName,
    templateType: version.templateType,
    templateDescribe: version.description,
  }))
}

import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { Refusal } from '@candor/kernel/refusal'
import { partReader } from '../../../../candidates/candidates/server/actions/part-reader.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { createForm, endForm, getForm, getFormVersion, listForms, renameForm } from '../../contract/manage.ts'
import { presentForm, presentForms, presentVersion } from '../present.ts'
import {
  countForms,
  insertForm,
  listFormsOf,
  listOpenVersions,
  listVersions,
  updateForm,
} from '../queries/forms.ts'
import { listUses } from '../queries/uses.ts'
import { insertVersion } from '../queries/versions.ts'
import { getNamedForm, getNamedVersion } from './named.ts'

/** The most forms of one company, ended ones included. */
const maxForms = 300

export function serveManaging(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listForms, async ({ viewer: { companyId } }) => {
    const [forms, versions, uses] = await Promise.all([
      listFormsOf(db, companyId),
      listOpenVersions(db, companyId),
      listUses(db, companyId),
    ])
    return presentForms(forms, versions, uses, partReader(services, { companyId }).readPart)
  })

  serve(getForm, async ({ input, viewer: { companyId } }) => {
    const form = await getNamedForm(db, companyId, input.formId)
    const [versions, uses] = await Promise.all([
      listVersions(db, companyId, form.id),
      listUses(db, companyId, form.id),
    ])
    return presentForm(form, versions, uses)
  })

  serve(getFormVersion, async ({ input, viewer: { companyId } }) =>
    presentVersion(await getNamedVersion(db, companyId, input.versionId)),
  )

  serve(createForm, (request) =>
    auditedTransaction(services, createForm, request, (work) => makeForm(work, request.input)),
  )

  serve(renameForm, (request) =>
    auditedTransaction(services, renameForm, request, (work) => nameForm(work, request.input)),
  )

  serve(endForm, (request) =>
    auditedTransaction(services, endForm, request, (work) => endOrReopenForm(work, request.input)),
  )
}

async function makeForm(
  { db, now, record, viewer }: AuditedTransaction,
  { name, description }: InputOf<typeof createForm>,
) {
  const { companyId, accountId: by } = viewer
  if ((await countForms(db, companyId)) >= maxForms) {
    throw new Refusal(createForm, 'tooManyForms', { values: { most: maxForms } })
  }
  const id = newId<'form'>()
  const made = { externalId: null, createdBy: by, createdAt: now }
  await insertForm(db, { id, companyId, name, description, ...made })
  const content = { modules: [] }
  await insertVersion(db, { companyId, formId: id, state: 'draft', content, by, at: now })
  record({ action: 'form.added', details: { subject: name } })
  return { formId: id }
}

async function nameForm(
  { db, record, viewer }: AuditedTransaction,
  { formId, name, description }: InputOf<typeof renameForm>,
) {
  const form = await getNamedForm(db, viewer.companyId, formId)
  if (form.name === name && form.description === description) return null
  await updateForm(db, form.id, { name, description })
  record({
    action: 'form.changed',
    details: { subject: form.name, from: { name: form.name }, to: { name } },
  })
  return null
}

async function endOrReopenForm(
  { db, now, record, viewer }: AuditedTransaction,
  { formId, isEnded }: InputOf<typeof endForm>,
) {
  const form = await getNamedForm(db, viewer.companyId, formId)
  if ((form.endedAt !== null) === isEnded) return null
  await updateForm(db, form.id, { endedAt: isEnded ? now : null })
  record({ action: isEnded ? 'form.ended' : 'form.reopened', details: { subject: form.name } })
  return null
}

import type { Database } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { type FormRow, findForm, findVersion, type VersionRow } from '../queries/forms.ts'

/** The form that a caller names, of their own company. */
export async function getNamedForm(db: Database, companyId: CompanyId, given: string): Promise<FormRow> {
  const formId = readId<'form'>(given)
  const form = formId && (await findForm(db, companyId, formId))
  if (!form) throw new Refusal(gateRefusals, 'notFound')
  return form
}

/** The version of a form that a caller names, of their own company. */
export async function getNamedVersion(
  db: Database,
  companyId: CompanyId,
  given: string,
): Promise<VersionRow> {
  const versionId = readId<'formVersion'>(given)
  const version = versionId && (await findVersion(db, companyId, versionId))
  if (!version) throw new Refusal(gateRefusals, 'notFound')
  return version
}

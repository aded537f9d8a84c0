import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { FormContent } from '../../contract/content.ts'
import { createForm, getForm, publishDraft, saveDraft } from '../../contract/manage.ts'
import { formOf, scale, text } from '../../rules/forms-under-test.ts'

export const whole = formOf([scale('q1', 100), text('q2')])

/** Builders of an administrator with the calls that manage forms. */
export function formsUnderTest(server: ServerUnderTest) {
  async function anAdministrator() {
    const admin = await anAccount(server.services, { userType: 'admin', name: '韩砚秋' })
    const hr = await anAccount(server.services, { companyId: admin.companyId })
    const as = { token: admin.token }
    const create = async (name = '技术深度') => (await server.call(createForm, { name }, as)).data.formId
    const detail = async (formId: string) => (await server.call(getForm, { formId }, as)).data
    const draftOf = async (formId: string) => {
      const { draft } = await detail(formId)
      if (!draft) throw new Error('there is no draft')
      return draft
    }
    const save = async (formId: string, content: FormContent = whole) => {
      const { versionId, revision } = await draftOf(formId)
      return server.call(saveDraft, { versionId, revision, content }, as)
    }
    const publish = async (formId: string) => {
      const { versionId, revision } = await draftOf(formId)
      return server.call(publishDraft, { versionId, revision }, as)
    }
    const aPublished = async (name?: string) => {
      const formId = await create(name)
      await save(formId)
      await publish(formId)
      return formId
    }
    return { ...admin, hr, as, create, detail, draftOf, save, publish, aPublished }
  }

  return { anAdministrator }
}

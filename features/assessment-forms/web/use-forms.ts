import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { getForm, getFormVersion, listForms } from '../contract/manage.ts'

export type FormEntry = ReplyOf<typeof listForms>[number]
export type FormDetail = ReplyOf<typeof getForm>
export type FormVersion = FormDetail['versions'][number]

export function useFormList() {
  return useQuery(callQuery(listForms, {}))
}

/** One form as it is now: what was read at an earlier visit is older than what was built since. */
export function useForm(formId: string) {
  return useQuery({ ...callQuery(getForm, { formId }), gcTime: 0 })
}

/** What a version asks; nothing is asked while none is named. */
export function useFormVersion(versionId: string | null) {
  return useQuery({
    ...callQuery(getFormVersion, { versionId: versionId ?? '' }),
    enabled: versionId !== null,
  })
}

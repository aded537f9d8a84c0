import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { getConvertedUrl } from '../../documents/contract.ts'
import { convertType } from '../../documents/rules/convert-type.ts'
import { resultView } from '../../documents/rules/original.ts'
import { jobseekerResumeInfo } from '../../report-resume/contract.ts'
import { handedAddressKey } from '../../report-resume/rules/handed-address.ts'
import { readOriginal } from '../rules/read-report.ts'

/** The address under which a browser shows an original: the file's own, or that of what it was converted to. */
async function shownAddress(address: string, ending: string, channelId: number | null): Promise<string> {
  const type = convertType(ending, channelId, 'handoff')
  if (type === 'direct' || type === 'unlisted') return address
  const result = await callApi(getConvertedUrl, { sourceUrl: address, type }, { isSilent: true })
  return resultView(result, location.origin).address
}

/** Hands the original resume of a report to the page that shows it alone, or tells why there is nothing to hand over. */
export async function handOriginal(link: string): Promise<'handed' | 'parsing' | 'none'> {
  const found = readOriginal(await callApi(jobseekerResumeInfo, ofCandidate(link), { isSilent: true }))
  const { state, address, ending, channelId } = found
  if (state === 'parsing') return 'parsing'
  if (address === null) return 'none'
  sessionStorage.setItem(handedAddressKey, await shownAddress(address, ending, channelId))
  return 'handed'
}

/** Opens the original resume of a report. */
export function useOriginalResume(link: string) {
  const t = useTranslations('password-report')
  const { notify } = useToasts()
  const [isOpening, setIsOpening] = useState(false)

  async function open() {
    if (isOpening) return
    setIsOpening(true)
    try {
      const done = await handOriginal(link)
      if (done === 'handed') location.assign('/originalResume')
      else notify({ kind: 'info', text: t(done === 'parsing' ? 'originalParsing' : 'noOriginal') })
    } catch {
      notify({ kind: 'danger', text: t('originalFailed') })
    } finally {
      setIsOpening(false)
    }
  }
  return { isOpening, open }
}

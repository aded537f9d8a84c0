import { type ConversionFault, type Converter, resultName } from '../../rules/converter.ts'
import type { DocumentFormat } from '../../rules/format.ts'
import { type Conversion, type Converted, convertFile } from './convert.ts'

export interface Wanted {
  readonly contentHash: string
  readonly format: DocumentFormat
  readonly locale: string
  readonly by: string
}

export type Result =
  | { readonly name: string; readonly hash: string; readonly size: number }
  | { readonly fault: ConversionFault }

/** How long a failed conversion is not tried again, and how many of them are remembered. */
const faultMs = 10 * 60_000
const maxFaults = 1_000

/**
 * Converts each document once: requests for one that is being converted share its result, and one that failed is not
 * tried again at once.
 */
export function openConversions(conversion: Conversion, now: () => number) {
  const underWay = new Map<string, Promise<Converted>>()
  const failed = new Map<string, { fault: ConversionFault; until: number }>()

  function keepFault(name: string, fault: ConversionFault) {
    if (fault === 'busy') return
    failed.delete(name)
    failed.set(name, { fault, until: now() + faultMs })
    const [oldest] = failed.keys()
    if (failed.size > maxFaults && oldest) failed.delete(oldest)
  }

  async function convertOnce(name: string, wanted: Wanted, converter: Converter): Promise<Converted> {
    const known = failed.get(name)
    if (known && known.until > now()) return { fault: known.fault }
    const path = conversion.files.pathOf(wanted.contentHash)
    const running = underWay.get(name) ?? convertFile({ ...wanted, path, converter }, conversion)
    underWay.set(name, running)
    const result = await running.finally(() => underWay.delete(name))
    if ('fault' in result) keepFault(name, result.fault)
    return result
  }

  /** Converts a document with one converter, which the result's name includes. */
  return async (wanted: Wanted, converter: Converter): Promise<Result> => {
    const name = resultName(wanted.contentHash, converter, wanted.locale)
    const result = await convertOnce(name, wanted, converter)
    return 'fault' in result ? result : { name, ...result }
  }
}

export type ConvertBy = ReturnType<typeof openConversions>

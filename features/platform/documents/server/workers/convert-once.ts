import {
  type ConversionFault,
  type Converter,
  type ResultKey,
  resultKey,
  resultName,
} from '../../rules/converter.ts'
import type { DocumentFormat } from '../../rules/format.ts'
import { type Conversion, type Converted, convertFile } from './convert.ts'

export interface Wanted {
  readonly contentHash: string
  readonly format: DocumentFormat
  readonly locale: string
  readonly by: string
}

export type Result =
  | { readonly key: ResultKey; readonly name: string; readonly hash: string; readonly size: number }
  | { readonly fault: ConversionFault }

/** How long a failed conversion is not tried again, and how many of them are remembered. */
const faultMs = 60 * 60_000
const maxFaults = 10_000

/**
 * Converts each document once: simultaneous requests share one conversion, and a failed document is not tried again at
 * once.
 */
export function openConversions(conversion: Conversion, now: () => number) {
  const underWay = new Map<string, Promise<Converted>>()
  const failed = new Map<string, { fault: ConversionFault; until: number }>()

  function keepFault(of: string, fault: ConversionFault) {
    if (fault === 'busy') return
    failed.delete(of)
    failed.set(of, { fault, until: now() + faultMs })
    const [oldest] = failed.keys()
    if (failed.size > maxFaults && oldest) failed.delete(oldest)
  }

  async function convertOnce(name: string, wanted: Wanted, converter: Converter): Promise<Converted> {
    // A document fails in every language.
    const document = `${wanted.contentHash} ${converter}`
    const known = failed.get(document)
    if (known && known.until > now()) return { fault: known.fault }
    const path = conversion.files.pathOf(wanted.contentHash)
    const running = underWay.get(name) ?? convertFile({ ...wanted, path, converter }, conversion)
    underWay.set(name, running)
    const result = await running.finally(() => underWay.delete(name))
    if ('fault' in result) keepFault(document, result.fault)
    return result
  }

  /** Converts a document with one converter. */
  return async (wanted: Wanted, converter: Converter): Promise<Result> => {
    const key = resultKey(wanted.contentHash, converter, wanted.locale)
    const name = resultName(key)
    const result = await convertOnce(name, wanted, converter)
    return 'fault' in result ? result : { key, name, ...result }
  }
}

export type ConvertBy = ReturnType<typeof openConversions>

import { contactLines, fieldOf, isOfOthers, type Sighting, wordsBefore } from './contact-zone.ts'
import { stretch } from './line.ts'
import { type HomeCountry, homeCountry, phoneAt } from './phone-numbers.ts'
import type { ReadField, ReadPhone } from './read-resume.ts'
import type { Section } from './sections.ts'

const phoneLabel =
  /(?:电\s{0,4}话|电\s{0,4}話|電\s{0,4}話|手\s{0,4}机|手\s{0,4}機|移动|行動|联系方式|聯絡方式|聯繫方式|☎|✆|📞|📱|\b(?:tel|telephone|phone|mobile|cell|cellphone|contact|contact no|contact number|whatsapp|m|t|p)\b)[^\d+]{0,14}$/iu

/** Labels of other numbers, right before a number. */
const otherLabel =
  /(?:传\s?真|傳\s?真|\bfax|(?<![@\w.])qq|微信|微\s?信号|wechat|身份证|身分證|学号|學號|工号|编号|編號|证书|證照|邮编|郵遞|邮政|薪|\bid\b|\bid (?:no|number)|licen[cs]e|passport|护照|護照|postcode|zip|订单|案号|gst|isbn|专利号|\bno)[^\d+]{0,12}$/iu

/** A label of both, as `手机/微信`, is one of a phone. */
const isOther = (before: string) =>
  otherLabel.test(before) && !/(?:电话|手机|電話|手機|phone|mobile)\s?[/／(、&和及]/i.test(before)

/** The phone number of the candidate. Fax, other numbers and the phones of other people do not count. */
export function readPhone(sections: readonly Section[]): ReadField<ReadPhone> | null {
  const lines = contactLines(sections)
  const about = lines.filter(({ standing }) => standing === 'own').map(({ at }) => at.words)
  const home: HomeCountry = homeCountry(about.join('\n').slice(0, 4_000))
  const sightings: Sighting<ReadPhone>[] = []
  for (const { at, standing } of lines) {
    const { line } = at
    const starts = /(?<![\d*.#/=_a-z])(?:\(?\+\d|\(?\d)/giu
    starts.lastIndex = at.start
    for (let match = starts.exec(line.folded); match; match = starts.exec(line.folded)) {
      const before = wordsBefore(line, match.index)
      const isLabelled = phoneLabel.test(before)
      const found = phoneAt(line.folded, match.index, {
        isLabelled,
        home: standing === 'own' || isLabelled ? home : null,
      })
      if (!found) continue
      starts.lastIndex = found.end
      if (isOther(before) || isOfOthers(line, match.index)) continue
      sightings.push({
        value: found.phone,
        key: found.phone.compared,
        at: stretch(line, match.index, found.end),
        standing: isLabelled ? 'own' : standing,
      })
    }
  }
  return fieldOf(sightings)
}

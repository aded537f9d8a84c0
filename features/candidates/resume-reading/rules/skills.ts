import { partsOf, placeOf, type Stretch, stretch } from './line.ts'
import type { Placed } from './read-resume.ts'
import type { Section } from './sections.ts'

const separators = /[\t,、;|•●◆■▪·]|\s{2,}|\s[/–—-]\s|(?<=[\p{L}+#.])\/(?=\p{Lu})|。/gu

/** Bullet, label and verb before a skill: `编程语言：`, `熟练使用`, `Proficient in`. */
const before =
  /^(?:[\s•●◆■▪◦‣➢➤✓*·-]+|\(?\d{1,2}[.、)]|[\p{L} &/()]{2,24}:\s?|(?:熟悉|熟练使用|熟练掌握|熟练运用|熟练|精通|掌握|了解|熟悉使用|擅长|擅長|熟悉掌握|使用|能够使用|具备|會|proficient (?:in|with)|experienced (?:in|with)|familiar with|knowledge of|skilled in|expert in|working knowledge of|and|以及|和|等)\s?)+/iu
const after = /(?:\s?[(（][^()（）]{0,20}[)）]?|\s?(?:等|等工具|等软件|等技能|开发语言|编程|\.|:)){1,20}$/u

const maxSkillLength = 32
const maxWords = 5
const maxSkills = 60

function skillOf(part: Stretch): Stretch | null {
  if (part.words.length > 120) return null
  const head = before.exec(part.words)?.[0].length ?? 0
  const tail = after.exec(part.words.slice(head))?.[0].length ?? 0
  const skill = stretch(part.line, part.start + head, Math.max(part.start + head, part.end - tail))
  const { words } = skill
  if (words.length > maxSkillLength || words.split(/\s+/).length > maxWords || !/\p{L}/u.test(words))
    return null
  return /\p{Script=Han}/u.test(words) && words.length > 16 ? null : skill
}

/** The skills in the lists of the skill sections. Sentences are left out. */
export function readSkills(sections: readonly Section[]): Placed<string>[] {
  const skills = new Map<string, Placed<string>>()
  for (const { lines } of sections.filter(({ kind }) => kind === 'skills')) {
    for (const part of lines.flatMap((at) => partsOf(at, separators))) {
      const skill = skillOf(part)
      const key = skill?.words.toLowerCase()
      if (!skill || !key || skills.has(key)) continue
      if (skills.size >= maxSkills) break
      skills.set(key, { value: skill.words, places: [placeOf(skill)] })
    }
  }
  return [...skills.values()]
}

import { isPlace } from './entry-words.ts'
import { headingKind } from './headings.ts'
import { hasCompoundSurname, hasSurname } from './surnames.ts'

/** Words of titles, places, schools and forms: no name holds them. */
const wordsOfOthers =
  /工程|经理|經理|主管|总监|總監|专员|專員|设计|設計|开发|開發|产品|產品|运营|營運|信息|資訊|教育|经历|經歷|经验|大学|大學|学院|學院|学校|學校|公司|集团|专业|專業|本科|硕士|碩士|博士|简历|簡歷|履历|履歷|求职|求職|应聘|應聘|意向|联系|聯|电话|電話|手机|手機|邮箱|郵|姓名|性别|性別|年龄|年齡|出生|籍贯|籍貫|民族|学历|學歷|地址|住址|现居|婚|政治|党员|團員|团员|群众|薪|技能|评价|自我|项目|專案|优势|实习|實習|师$|師$|省|市$|区$|縣|助理|顾问|顧問|架构|分析|会计|會計|文员|行政|人事|销售|銷售|客服|财务|財務|高级|高級|资深|資深|中级|初级|全职|在职|离职|男$|女$|未婚|已婚|汉族|中国|关于|個人|个人|基本|资料|資料|头像|照片|年|月|日$|应届|届|届生|智联|招聘|人才|简介|期望|目标|職/

const titles =
  /\b(?:engineer|engineering|manager|management|developer|designer|analyst|director|lead|leader|consultant|intern|assistant|officer|specialist|architect|scientist|head|president|accountant|teacher|nurse|coordinator|associate|administrator|representative|executive|recruiter|writer|editor|technician|senior|junior|principal|staff|product|project|software|data|marketing|sales|business|human|resources|finance|resume|résumé|curriculum|vitae|cv|profile|summary|contact|address|phone|email|mobile|experience|education|skills|university|college|school|institute|street|road|avenue|lane|city|county|district|limited|ltd|inc|llc|company|group|bachelor|master|degree|science|full|stack|front|back|end|web|backend|frontend|page|of|and|the|for|in|at|with|linkedin|github|confidential|references|personal|details|information|date|birth|nationality|gender|male|female|single|married|ireland|kingdom|states|china|hong|kong|taiwan|singapore|london|dublin|york|francisco|angeles|shanghai|beijing|shenzhen|hangzhou|taipei|california|texas|england|learning|machine|cloud|designer|supply|chain|customer|success|operations|security|quality|assurance|research|fellow|professor|lecturer|chartered|certified|objective|career|work|history|employment|professional|technical)\b/i

const han = /^[\p{Script=Han}]+$/u
const signsOf = (text: string) => [...text].length

/** How sure a text is a name by its shape alone: 2 for a usual one, 1 for a possible one, 0 for none. */
export type NameShape = 0 | 1 | 2

function chineseShape(text: string): NameShape {
  if (wordsOfOthers.test(text) || headingKind(text)) return 0
  const parts = text.split(/[·•・‧.]/)
  if (parts.length > 1) {
    const isName = parts.length <= 4 && parts.every((part) => han.test(part) && signsOf(part) <= 8)
    return isName && signsOf(text) >= 4 ? 2 : 0
  }
  const length = signsOf(text)
  if (!han.test(text) || length < 2 || length > 6 || isPlace(text)) return 0
  if (length > 4 || (length === 4 && !hasCompoundSurname(text))) return 1
  return hasSurname(text) ? 2 : 1
}

const particles =
  /^(?:de|del|della|da|dos|di|du|la|le|van|von|der|den|ten|ter|bin|ibn|al|el|y|e|mc|st\.?|binti|o)$/i
const latinWord = /^(?:\p{Lu}[\p{L}\p{M}'’`-]{0,30}\.?|\p{Lu}\.)$/u

function latinShape(text: string): NameShape {
  if (isPlace(text) || titles.test(text) || /\d|[@/:;!?&#%=_]/.test(text)) return 0
  const words = text
    .replace(/,? (?:ph\.?d|mba|m\.?sc|cpa|pmp|jr|sr|iii?)\.?$/i, '')
    .replace(',', '')
    .split(/\s+/)
  if (words.length < 2 || words.length > 5) return 0
  const isName = words.every((word, index) => latinWord.test(word) || (index > 0 && particles.test(word)))
  return isName && words.some((word) => word.length > 2) ? 2 : 0
}

/** The shape of a text as the name of a person, Chinese or Latin. */
export function nameShape(text: string): NameShape {
  if (text.length > 61) return 0
  return /\p{Script=Han}/u.test(text) ? chineseShape(text) : latinShape(text)
}

/** A name without its blanks between Chinese characters, its form of address, and the note behind it. */
export function bareName(text: string): string {
  const plain = text
    .replace(/^[#*=~\s]+|[#*=~\s]{1,60}$/g, '')
    .replace(/\([^()]{0,40}\)?|\[[^\]]{0,40}\]?|【[^】]{0,40}】?/g, ' ')
    .replace(/(?:的)?(?:个人|個人|求职|求職|中文)?(?:简历|簡歷|履历|履歷|履歷表)$/u, '')
    .replace(/(?<=\p{Script=Han}{2})\s?(?:先生|女士|小姐|同学)$/u, '')
    .replace(/^(?:mr|mrs|ms|miss|dr)\.?\s+(?=\p{Lu})/iu, '')
    .trim()
  const joined = /^(?:\p{Script=Han}\s+){1,3}\p{Script=Han}{1,3}$/u.test(plain)
    ? plain.replace(/\s+/g, '')
    : plain
  const mixed = /^(\p{Script=Han}[\p{Script=Han}·]{1,12})\s+[\p{Lu}].{0,40}$/u.exec(joined)
  const reversed = /^[\p{Lu}][\p{L}\s,.'-]{1,40}?\s*(\p{Script=Han}[\p{Script=Han}·]{1,12})$/u.exec(joined)
  return mixed?.[1] ?? reversed?.[1] ?? joined
}

/** `JOHN SMITH` is written `John Smith`; other names stay as they are. */
export function nameInUsualCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}|(?<=(?<!\p{L})(?:o'|mc))\p{L}/gu, (letter) => letter.toUpperCase())
}

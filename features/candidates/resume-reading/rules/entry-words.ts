import { type Stretch, stretch } from './line.ts'

const school =
  /大学|大學|学院|學院|学校|學校|中学|中學|高中|高職|职高|技校|科大$|专科学校|\b(?:universit(?:y|é|ät|at|eit|à)|universidad|universidade|college|institute of|polytechnic|school of|school|academy|conservatory|hochschule|école|eth zurich|mit|ucla|lse|nus|ntu|hkust|caltech)\b|university/iu
const faculty = /(?:学院|學院|院)$|^(?:school|faculty|department|college) of\b/iu
const university = /大学|大學|universit|polytechnic|institute of|college|eth zurich/iu

export const isSchool = (text: string) => school.test(text)
/** Whether a text names a part of a university rather than a school of its own. */
export const isFaculty = (text: string) => faculty.test(text) && !university.test(text)

export const degree =
  /博士后|博士研究生|博士|硕士研究生|碩士研究生|硕士|碩士|研究生|大学本科|本科|学士|學士|大专|大專|專科|专科|副學士|中专|高中|高職|\b(?:ph\.? ?d\.?|doctor(?:ate)? of [a-z]+|doctorate|m\.?b\.?a\.?|executive mba|master(?:['’]s degree|['’]s)?(?: of (?:science|arts|engineering|business administration|laws|philosophy|education|finance|public health|fine arts|commerce|design|technology))?|bachelor(?:['’]s degree|['’]s)?(?: of (?:science|arts|engineering|business administration|laws|commerce|education|design|fine arts|technology|business|nursing))?|b\.? ?sc\.?|m\.? ?sc\.?|b\.?eng\.?|m\.?eng\.?|b\.?tech\.?|b\.a\.|m\.a\.|b\.s\.|m\.s\.|ba|ma|bs|ms|bcom|b\.?com\.?|llb|llm|bba|associate(?:['’]s)? degree|higher diploma|diploma|a[- ]levels?|leaving certificate|high school diploma)(?: \(hons\)| \(honou?rs\)| hons\.?)?(?![a-z])/iu

const employer =
  /公司|集团|集團|有限|科技$|股份|银行|銀行|研究院|研究所|事务所|事務所|医院|醫院|工作室|证券|基金|保险|学校|出版社|酒店|商行|企業|企业|工廠|工厂|委员会|中心$|控股|支付$|传媒|網路|网络$|餐飲|餐饮|物流$|電子$|\b(?:inc|ltd|llc|gmbh|corp|corporation|co|group|bank|technologies|technology|labs?|limited|plc|company|studios?|solutions|systems|partners|university|hospital|holdings|consulting|pharma|pharmaceuticals|software|networks|media|capital|ventures|foods|airlines|logistics|energy|motors|insurance|council|agency|health|analytics|robotics|electronics|institute|retail|foundation|associates llp|llp|school|college|hotels?|games)\b\.?/iu
const title =
  /工程师|工程師|经理|經理|总监|總監|主管|专员|專員|助理|顾问|顧問|分析师|分析師|设计师|設計師|架构师|架構師|开发$|開發$|实习生|實習生|负责人|組長|组长|会计$|會計$|教师|教師|老师|编辑|編輯|主任|销售代表|业务员|業務|店长|店長|店員|文员|出纳|秘书|秘書|护士|護理師|律师|法务|讲师|研究员|研究員|程序员|運營|运营$|产品$|测试$|前端$|后端$|人事$|行政$|总经理|副總|代表$|导购|客服|策划$|企劃|專案|培训生|科学家|科學家|采购$|合伙人|技术员|操作员|司机|翻译|記者|记者|\b(?:engineer|manager|developer|designer|analyst|director|lead|consultant|intern|assistant|officer|specialist|architect|scientist|head|vp|vice president|accountant|teacher|nurse|coordinator|associate|administrator|representative|executive|recruiter|writer|editor|technician|president|founder|co-founder|cto|ceo|cfo|coo|trainee|advisor|programmer|researcher|planner|strategist|buyer|auditor|supervisor|owner|tutor|lecturer|producer|tester|clerk|receptionist|partner|chef|pharmacist|controller|generalist|master)\b/iu

const place =
  /^(?:(?:中国|中國)?[\p{Script=Han}]{0,8}(?:省|市|区|區|县|縣)|北京|上海|广州|深圳|杭州|南京|成都|武汉|西安|苏州|天津|重庆|长沙|厦门|青岛|宁波|郑州|合肥|大连|香港|台北|臺北|台北市|台中|高雄|新竹|remote|远程|hybrid|on-?site|\p{Lu}[\p{L} .]{2,24}, ?(?:\p{Lu}{2}|china|ireland|uk|usa|united kingdom|united states|germany|france|singapore|canada|australia|taiwan|hong kong|india|netherlands|spain|switzerland)|dublin|london|shanghai|beijing|shenzhen|hangzhou|guangzhou|hong kong|taipei|singapore|berlin|paris|new york|san francisco|seattle|boston|chicago|austin|toronto|sydney|melbourne|cork|galway|manchester|edinburgh|ireland|china|taiwan|united kingdom|germany|canada|australia|hsinchu|kaohsiung|taichung|los angeles|amsterdam|munich|zurich|leeds|bristol|vancouver)$/iu

export const isPlace = (text: string) => place.test(text)
export const hasTitleWord = (text: string) => title.test(text)
export const hasEmployerWord = (text: string) => employer.test(text)

const department = /(?:部|部门|部門|事业部|组|組|处|室|department|division)$/iu
export const isDepartment = (text: string) => department.test(text) && text.length <= 24

const bullet = /^[•●◆■▪◦‣➢➤▶★☆✓✔*·o»›–—-]\s+|^[•●◆■▪◦‣➢➤·]|^\(?\d{1,2}[.、)](?!\d)|^[①-⑳]/u

/** Whether a line is text rather than the head of an entry: a bullet, a sentence or a long line. */
export function isBody({ words, line }: Stretch): boolean {
  if (line.isBullet || bullet.test(words)) return true
  if (words.length > 110) return true
  if (/[。;]$/.test(words)) return true
  const isSentence = words.length > 45 && (/[.,]$/.test(words) || (words.match(/[,、。]/g)?.length ?? 0) >= 3)
  return (
    isSentence ||
    /^(?:工作内容|工作描述|工作职责|职责|岗位职责|主要职责|工作業務|工作內容|职责描述|业绩|工作业绩|主要工作|描述|responsibilities|achievements|key achievements|description|duties|tech stack|技术栈)\s?[::]?/iu.test(
      words,
    )
  )
}

const ownLabel =
  /^(?:公司(?:名称|名稱)?|单位(?:名称)?|工作单位|任职公司|雇主|所在公司|服務單位|company(?: name)?|employer|organi[sz]ation|职位(?:名称)?|职务|岗位|担任职位|职称|職稱|職務(?:名稱)?|職位|position|title|job title|role|学校(?:名称)?|毕业院校|院校|就读学校|學校(?:名稱)?|school|university|institution|专业(?:名称)?|所学专业|主修|科系(?:名稱)?|系所(?:名稱)?|主修科系|major|field of study|subject|学历|学位|學歷|學位|degree|qualification|时间|起止时间|就读时间|在职时间|工作时间|任职时间|任職時間|就學期間|任職期間|时间段|period|dates?|duration)\s{0,3}(?:[::\t]\s{0,4}|$)/iu

export type EntryLabel = 'employer' | 'title' | 'school' | 'subject' | 'degree' | 'period'

const otherLabel =
  /^(?:所属行业|所属部门|所在部门|行业|行业类别|公司规模|公司性质|公司行业|企业性质|企业规模|单位性质|部门|工作地点|汇报对象|下属人数|薪资|月薪|税前|离职原因|工作类型|职位类别|證明人|证明人|產業類別|產業|公司規模|職務類別|管理責任|工作地點|離職原因|industry|location|department|reports? to|team size|company size|reason for leaving)\s{0,3}[::\t]/iu

/** Whether a line is a labelled fact of an entry that no field holds. */
export const isOtherFact = ({ words }: Stretch) => otherLabel.test(words)

const kinds: readonly (readonly [EntryLabel, RegExp])[] = [
  ['employer', /公司|单位|雇主|單位|company|employer|organi/i],
  ['title', /职位|职务|岗位|职称|職|position|title|role/i],
  ['subject', /专业|主修|科系|系所|major|field|subject/i],
  ['degree', /学历|学位|學歷|學位|degree|qualification/i],
  ['school', /学校|院校|學校|school|university|institution/i],
  ['period', /时间|期間|時間|period|date|duration/i],
]

/** The labelled value of a cell, such as `公司名称：…`; null without a label of an entry. */
export function labelledPart(cell: Stretch): { readonly label: EntryLabel; readonly value: Stretch } | null {
  const match = ownLabel.exec(cell.words)
  if (!match) return null
  const label = kinds.find(([, words]) => words.test(match[0]))?.[0]
  const value = stretch(cell.line, cell.start + match[0].length, cell.end)
  return label ? { label, value } : null
}

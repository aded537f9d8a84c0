/** Kind of a resume's section. `others`: people beside the candidate, whose contacts are not the candidate's. */
export type SectionKind =
  | 'top'
  | 'personal'
  | 'education'
  | 'work'
  | 'projects'
  | 'skills'
  | 'summary'
  | 'others'
  | 'rest'

const headings: Readonly<Record<Exclude<SectionKind, 'top'>, string>> = {
  personal: `个人信息 基本信息 个人资料 基本资料 个人基本信息 联系方式 联系信息 联系我 个人概况 个人简历 简历 求职简历 个人资讯
    個人資料 基本資料 個人資訊 聯絡方式 聯絡資訊 聯繫方式 個人檔案 履歷表 履歷 個人履歷 求职意向 求職意向 期望工作 求职期望 求職條件 希望條件 應徵職務
    |contact|contact me|contacts|contact details|contact information|contact info|personal details|personal information|personal data|get in touch|details|resume|curriculum vitae|cv`,
  education: `教育背景 教育经历 教育情况 学习经历 学历 教育 学历背景 教育信息 求学经历 教育经验 教育及培训 教育與訓練 學歷 學歷背景 教育背景 教育經歷 學習經歷 教育程度 最高學歷
    |education|education background|educational background|academic background|education and training|education & training|academic qualifications|education history|academic history|studies|qualifications`,
  work: `工作经历 工作经验 职业经历 工作履历 从业经历 工作背景 任职经历 职业经验 实习经历 实习经验 实践经历 工作实习经历 实习及工作经历 工作与实习 主要工作经历 工作
    工作經歷 工作經驗 職業經歷 經歷 實習經歷 實習經驗 工作履歷 任職經歷 專業經歷
    |experience|work experience|professional experience|employment|employment history|work history|career history|internship|internships|internship experience|career|relevant experience|working experience|professional background|career summary history|positions held|industry experience`,
  projects: `项目经历 项目经验 项目 主要项目 科研经历 研究经历 科研项目 代表项目 專案經歷 專案經驗 專案 研究經歷 作品 作品集 项目实践
    |projects|project experience|selected projects|key projects|research|research experience|portfolio|personal projects|open source`,
  skills: `专业技能 技能 技能特长 个人技能 职业技能 技术栈 掌握技能 技能清单 技能专长 专业能力 核心技能 技能证书 技术能力 核心能力 擅长技能 技术技能
    專業技能 個人技能 技能專長 專長 擅長工具 工作技能 技術能力 核心能力 專業能力 電腦技能
    |skills|technical skills|key skills|core skills|skill set|skills & tools|skills and tools|expertise|core competencies|technologies|technical expertise|tech stack|top skills|competencies|computer skills|tools|professional skills|areas of expertise`,
  summary: `自我评价 个人评价 个人简介 自我介绍 个人总结 个人优势 关于我 个人陈述 自我描述 个人介绍 自我評價 自傳 自我介紹 個人簡介 關於我 個人特質 個人優勢 簡介 简介
    |summary|profile|about|about me|professional summary|personal statement|career objective|objective|career profile|executive summary|personal profile|introduction|statement|career summary|professional profile`,
  others: `推荐人 证明人 介绍人 紧急联系人 家庭成员 家庭情况 社会关系 家庭成员及主要社会关系 推荐信 推薦人 證明人 緊急聯絡人 家庭狀況 家庭成員 諮詢人 推薦信
    |references|referees|reference|referee|emergency contact|emergency contacts|family|family members|in case of emergency|next of kin`,
  rest: `荣誉奖项 获奖情况 获奖经历 荣誉 奖项 所获荣誉 奖励 荣誉证书 证书 资格证书 技能证书 培训经历 语言能力 语言 外语水平 兴趣爱好 兴趣 爱好 校园经历 社团经历 学生工作 在校经历 校内实践 志愿经历 社会实践 论文 发表论文 专利 其他 其他信息 附加信息 附件
    得獎紀錄 獲獎經歷 榮譽 獎項 證照 證書 專業證照 語言能力 語文能力 語言 興趣 社團經歷 校園經歷 志工經歷 培訓經歷 教育訓練 其他 附件 著作 专业证书 主修课程 附加資訊
    |awards|honors|honours|awards and honors|honors & awards|certifications|certificates|licenses|licenses & certifications|languages|interests|hobbies|activities|volunteer|volunteering|volunteer experience|volunteer work|publications|patents|training|courses|extracurricular activities|leadership|memberships|additional information|other|miscellaneous|achievements|hobbies & interests|conferences|declaration`,
}

function entriesOf(kind: SectionKind, written: string): [string, SectionKind][] {
  const [chinese = '', ...latin] = written.split('|')
  return [...chinese.split(/\s+/), ...latin.map(bare)].filter(Boolean).map((word) => [word, kind])
}

/** The letters of a heading, in lower case: no blank, mark or number. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

const kinds: ReadonlyMap<string, SectionKind> = new Map([
  ...entriesOf('personal', headings.personal),
  ...entriesOf('rest', headings.rest),
  ...entriesOf('projects', headings.projects),
  ...entriesOf('summary', headings.summary),
  ...entriesOf('others', headings.others),
  ...entriesOf('skills', headings.skills),
  ...entriesOf('education', headings.education),
  ...entriesOf('work', headings.work),
])

const maxLength = 60

/** `Experience (5 years)`, `一、教育背景`, `01 Work`: number and note around a heading. */
const around =
  /^\s{0,20}(?:[一二三四五六七八九十]{1,2}[、.．:)]|\(?[一二三四五六七八九十]\)|part\s?\d)\s{0,20}|\s{0,20}\([^()]{0,30}\)\s{0,20}$/gi

/** The section that a heading opens; null for a text that is no heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > maxLength) return null
  const word = bare(text.replace(around, ''))
  const whole = kinds.get(word)
  if (whole) return whole
  const han = word.replace(/[^\p{Script=Han}]/gu, '')
  const latin = word.replace(/\p{Script=Han}/gu, '')
  if (han === '' || latin === '') return null
  // A heading in two languages is one in each of them.
  return kinds.has(latin) ? (kinds.get(han) ?? null) : null
}

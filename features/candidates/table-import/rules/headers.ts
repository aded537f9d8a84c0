import type { ColumnMeaning, Vendor } from '../contract/table.ts'

/** Names of columns, as people and other products write them. Compared without case, blanks and signs. */
const names: Readonly<Record<Exclude<ColumnMeaning, 'leave'>, string>> = {
  name: '姓名|名字|候选人|候选人姓名|候選人|候選人姓名|求职者|求职者姓名|应聘者|应聘者姓名|應徵者|應徵者姓名|人选姓名|name|fullname|candidate|candidatename|applicant|applicantname|preferredname',
  lastName: '姓|姓氏|lastname|familyname|surname|last',
  firstName: '名|firstname|givenname|first',
  phone:
    '手机|手机号|手机号码|电话|电话号码|联系电话|联系方式|移动电话|手機|手機號碼|電話|聯絡電話|行動電話|phone|phonenumber|phonenumbers|mobile|mobilephone|mobilenumber|cell|cellphone|phonecell|phonehome|phonework|tel|telephone|contactnumber',
  email:
    '邮箱|电子邮箱|邮箱地址|邮件|电子邮件|信箱|電子信箱|電子郵件|郵箱|email|emailaddress|emailaddresses|email1|emails|mail|primaryemail',
  gender: '性别|性別|gender|sex',
  city: '城市|所在城市|所在地|现居住地|现居地|现居城市|居住城市|居住地|当前城市|期望城市|所在地點|city|location|currentlocation|candidatelocation',
  employer:
    '公司|最近公司|当前公司|目前公司|现公司|最近工作单位|工作单位|所在公司|最近一家公司|最近雇主|目前公司名稱|現職公司|company|currentcompany|employer|currentemployer|lastemployer|organization|companyname|headline',
  title:
    '职务|当前职位|最近职位|目前职位|现职位|现任职位|岗位名称|職稱|目前職稱|現職|title|currenttitle|job title|currentposition',
  years:
    '工作年限|工作年数|工作经验|年限|经验|工作年資|年資|工作經驗|years|yearsofexperience|experience|experienceyears|workyears|yoe',
  school:
    '学校|毕业院校|院校|毕业学校|最高学历学校|學校|畢業學校|最高學歷學校|school|university|college|institution|education|schoolname',
  degree: '学历|最高学历|學歷|最高學歷|degree|educationlevel|highestdegree|educationdegree',
  major: '专业|所学专业|專業|科系|主修|major|fieldofstudy|discipline|subject',
  skills: '技能|技能标签|专业技能|标签|專長|技能專長|skills|skill|keyskills|tags|candidatetags',
  appliedAt:
    '申请时间|申请日期|投递时间|投递日期|应聘时间|应聘日期|入库时间|创建时间|简历投递时间|應徵日期|應徵時間|申請日期|投遞日期|appliedon|applied|applieddate|applieddat|appliedat|dateapplied|applicationdate|datecreated|createdat|created|createddate|applicationcreatedat',
  position:
    '职位|职位名称|应聘职位|应聘岗位|申请职位|投递职位|岗位|應徵職缺|職缺|職缺名稱|職位|應徵職務|position|positionname|job|jobname|jobapplied|posting|postingtitle|jobs|requisition|requisitiontitle|applyingfor|role',
  stage:
    '阶段|当前阶段|招聘阶段|流程阶段|候选人状态|应聘状态|状态|當前階段|階段|狀態|應徵狀態|stage|currentstage|stagename|status|applicationstatus|pipelinestage',
  source:
    '来源|渠道|简历来源|招聘渠道|来源渠道|來源|履歷來源|招募管道|source|sourcename|channel|origin|sources|referralsource',
  notes:
    '备注|评语|评价|面试评价|备注信息|備註|評語|notes|note|comments|comment|remarks|remark|feedback|summary|misnotes',
}

/** Headers that a product writes in its exports. Several of them recognise it. */
const exports: Readonly<Record<Vendor, string>> = {
  greenhouse:
    'candidatename|candidateid|applicationid|jobname|jobid|jobstatus|currentstage|sourcename|sourcestrategy|applieddate|applicationdate|recruiter|coordinator|candidatetags|rejectionreason|phonenumbers|emailaddresses',
  lever:
    'candidatename|opportunityid|contactid|postingtitle|postingid|currentstage|createdat|origin|sources|archivereason|archivedat|owner|lastadvancedat|lastinteractionat|headline',
  opencats:
    'lastname|firstname|email1|email2|phonecell|phonehome|phonework|currentemployer|keyskills|datecreated|datemodified|owner|dateavailable|canrelocate|currentpay|desiredpay|extra1',
  moka: '候选人姓名|候选人id|申请id|当前阶段|招聘阶段|投递时间|来源渠道|应聘职位|所属职位|职位负责人|人才库|最近公司|最近职位|归档原因',
  beisen:
    '应聘者姓名|应聘职位|应聘者编号|应聘时间|应聘状态|应聘阶段|简历来源|最高学历|毕业院校|所学专业|最近工作单位|工作年限|需求编号|移动电话',
  dayee:
    '人选姓名|人选编号|简历编号|应聘岗位|应聘日期|流程阶段|招聘渠道|简历状态|现居住地|毕业学校|电子邮箱|入库时间|招聘项目|用人部门',
}

/** A header in the form in which it is compared. */
export function comparedHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const meanings = new Map<string, ColumnMeaning>()
for (const meaning of [
  'name',
  'lastName',
  'firstName',
  'phone',
  'email',
  'gender',
  'city',
  'employer',
  'title',
  'years',
  'school',
  'degree',
  'major',
  'skills',
  'appliedAt',
  'position',
  'stage',
  'source',
  'notes',
] as const)
  for (const name of names[meaning].split('|')) meanings.set(comparedHeader(name), meaning)

/** The meaning that a header names; null for an unknown header. */
export function meaningOfHeader(header: string): ColumnMeaning | null {
  return meanings.get(comparedHeader(header)) ?? null
}

const vendorHeaders = [
  ['greenhouse', new Set(exports.greenhouse.split('|'))],
  ['lever', new Set(exports.lever.split('|'))],
  ['opencats', new Set(exports.opencats.split('|'))],
  ['moka', new Set(exports.moka.split('|'))],
  ['beisen', new Set(exports.beisen.split('|'))],
  ['dayee', new Set(exports.dayee.split('|'))],
] as const

const fewHeaders = 4

/** The product whose export the headers look like, with the number of its headers; null for none. */
export function vendorOf(headers: readonly string[]): { vendor: Vendor; headers: number } | null {
  const compared = headers.map(comparedHeader)
  let best: { vendor: Vendor; headers: number } | null = null
  for (const [vendor, own] of vendorHeaders) {
    const count = compared.filter((header) => own.has(header)).length
    if (count >= fewHeaders && count > (best?.headers ?? 0)) best = { vendor, headers: count }
  }
  return best
}

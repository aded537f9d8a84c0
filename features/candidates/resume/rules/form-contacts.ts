import type { FormItem } from './form.ts'

/** Words of a question, or of its group, that ask for a contact of the candidate or of somebody else. */
const contactWords =
  /电话|電話|手机|手機|联系|聯絡|聯繫|联络|邮箱|郵箱|邮件|郵件|信箱|住址|地址|微信|qq|phone|mobile|\btel\b|e-?mail|address|contact|wechat|whatsapp/i

/** Forms of telephone numbers and e-mail addresses. Each takes a short part of the text, which may be long, at a time. */
const contactForms = [
  /\d{8}/,
  /\+\d(?:[\s()-]?\d){6}/,
  /\b0\d{2,3}[-\s]\d{7}/,
  /\d{2,4}[-\s.]\d{3,4}[-\s.]\d{3,4}/,
  /\(\d{2,4}\)\s?\d{3}/,
  /[^\s@]@[^\s@]{1,255}\./,
]

function holdsContact(text: string): boolean {
  const plain = text.normalize('NFKC')
  return contactForms.some((form) => form.test(plain))
}

/**
 * Whether an answer of a form may tell how to reach the candidate or somebody else.
 *
 * Companies word their forms freely, so the question, its group and the answer count. Too much is withheld rather than
 * too little.
 */
export function isContactAnswer({
  title,
  group,
  value,
}: Pick<FormItem, 'title' | 'group' | 'value'>): boolean {
  return contactWords.test(title) || contactWords.test(group) || value.some(holdsContact)
}

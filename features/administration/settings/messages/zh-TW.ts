import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    tooMany: '短時間內產生的 QR Code 過多，請在 {minutes, number} 分鐘後再試',
    unknownValue: '欄位 {field} 不能是這個值',
  },
  failed: '設定未能載入',
  value: { on: '開啟', off: '關閉', none: '無' },
  company: {
    manageTitle: '公司資訊',
    intro: '公司的名稱、招募適用的法律和時區。變更立即生效，也可以隨時改回。',
    name: {
      label: '公司名稱',
      text: '顯示在帳號選單中。',
    },
    nameLatin: {
      label: '拉丁字母名稱',
      text: '公司的英文名稱；可以留空。',
    },
    nameMissing: '請輸入公司名稱',
    timeZone: {
      label: '時區',
      text: '面試安排和所有日期按此時區顯示，例如 Asia/Shanghai。',
    },
    profile: {
      label: '適用法律',
      text: '決定提供哪些分析。情緒分析和外貌評分（顏值、年齡、微笑）只在「中國大陸」下提供；在其他地區，伺服器不會傳送這些資料，報告中也不留空位。',
      cn: {
        label: '中國大陸',
        text: '全部分析。',
      },
      eu: {
        label: '歐盟',
        text: '沒有情緒分析和外貌評分：歐盟《人工智慧法》第 5 條第 1 款 (f) 項禁止在工作場所推斷情緒。',
      },
      'us-il': {
        label: '美國伊利諾州',
        text: '沒有情緒分析和外貌評分：該州對面試影片的人工智慧分析另有規定，同類產品也已停用視覺分析。',
      },
    },
    customerType: {
      label: '客戶類型',
      text: '少數規則按客戶類型區分。',
      CUSTOMERTYPE_NORMAL: {
        label: '一般客戶',
        text: '沒有特殊規則。',
      },
      CUSTOMERTYPE_ZHONGJUN: {
        label: '背景調查客戶',
        text: '附件頁籤始終顯示並包含背景調查，面試回饋不顯示文字內容。',
      },
    },
  },
  report: {
    manageTitle: '報告內容',
    intro: '開啟或關閉報告的各個部分。變更對所有已開啟的報告立即生效。',
    mode: {
      label: 'AI 面試頁籤',
      text: '報告何時顯示 AI 面試，以及其中包含哪些頁籤。',
      byMenu: {
        label: '有影片題時',
        text: '面試有影片題時顯示，包含全部頁籤。',
      },
      all: {
        label: '全部',
        text: '一律顯示，包含全部頁籤。',
      },
      byAnswers: {
        label: '按答案類型',
        text: '面試有影片題時顯示，只包含候選人有相應答案的頁籤。',
      },
    },
    nextStepSuggestions: {
      label: '下一步建議',
      text: 'AI 報告中關於下一步的建議。',
    },
    scoreLevelLabels: {
      label: '分數級別',
      text: '分數旁的級別，以及從 L6 到 L2 的圖例。',
    },
    starExplanation: {
      label: '星級說明',
      text: '每個星級代表什麼的說明。',
    },
    answerAnalysis: {
      label: '作答分析',
      text: 'L2 分析的細節，以及軟技能部分。',
    },
    bigFive: {
      label: '五大人格',
      text: '候選人的五大人格結果。',
    },
  },
  marks: {
    manageTitle: 'AI 評分',
    intro: '公司顯示哪些 AI 評分。關閉的分數不會從伺服器送出，對任何人都不顯示。',
    allStatus: {
      label: '總分',
      text: '整場面試的 AI 總分。',
    },
    singleStatus: {
      label: '單題得分',
      text: '每道題的 AI 得分。',
    },
    manualStatus: {
      label: '人工評分',
      text: '評審人可以為單題評分，並看到評分紀錄。',
    },
    aiScoreStatus: {
      label: '星級',
      text: '以星級顯示的分數。關閉後星級處留空，並註明「不顯示」。',
    },
  },
  evaluation: {
    manageTitle: '匿名與獨立評價',
    intro: '評審人在給出自己的評價之前能知道什麼，以及誰能看到回饋。',
    screeningInfoStatus: {
      label: '匿名篩選',
      text: '所有候選人的姓名只顯示第一個字，電話、電子郵件和履歷不再從伺服器送出，也無法按姓名搜尋。',
    },
    evaluationInvisibleStatus: {
      label: '回饋僅本人可見',
      text: '面試官只能開啟自己的回饋和評價，唯讀帳號都不能開啟；管理員和招募人員仍可開啟全部。',
    },
  },
  reasons: {
    manageTitle: '淘汰與評價',
    intro: '淘汰候選人時要記錄什麼，有哪些原因可以選。',
  },
  persons: {
    manageTitle: '個人資料',
    intro: '誰可以永久刪除、匯出和合併候選人的資料。',
  },
  sharing: {
    manageTitle: '分享規則',
    intro: '報告怎樣分享給公司以外的人，他們能看到什麼。每一項單獨儲存，立即生效。',
    links: '連結',
    visitors: '沒有帳號的訪客',
    visitorsText:
      '持分享連結的訪客能看到什麼。關閉後，伺服器不再向他們傳送相應內容；匿名候選人的履歷始終不傳送。',
  },
  candidateLinks: {
    manageTitle: '候選人連結',
    intro: '可以寄給候選人哪些連結，候選人自己能改什麼。',
  },
  rules: {
    abbreviatedDimensionNames: {
      label: '回答評價項縮寫',
      text: 'AI 報告中，回答的各評價項（如語言表達、求職意願）使用縮寫名稱。',
    },
    englishLabel: {
      label: '英文標籤',
      text: 'AI 總評分數的標籤使用英文，無論頁面是什麼語言。',
    },
    hideAnswerCorrectness: {
      label: '隱藏答案對錯',
      text: '選擇題、是非題和程式題不顯示對錯，伺服器也不傳送正確答案。',
    },
    stageBasedEvaluation: {
      label: '按階段評價',
      text: '評價紀錄按推薦時所在的招募階段顯示。',
    },
    foldTextAnswers: {
      label: '摺疊文字答案',
      text: '較長的文字答案先摺疊，可以展開。',
    },
    offlineInterviewTab: {
      label: '現場面試頁籤',
      text: '報告中顯示現場面試頁籤。',
    },
    usesPersonalityTest: {
      label: '使用性格測驗',
      text: '顯示性格測驗，不再顯示第三方評價頁籤。',
    },
    eliminationReasonRequired: {
      label: '淘汰必須填寫原因',
      text: '淘汰候選人時必須寫明原因，否則無法提交。',
    },
    reportScoreVisible: {
      label: '顯示報告分數',
      text: '報告頂部顯示總分。',
    },
    shareLinkNeedsPassword: {
      label: '分享連結需要密碼',
      text: '開啟分享的報告時必須輸入密碼。先前未設密碼的連結，在為其設定密碼之前無法開啟。',
    },
    shareMailsPasswordReport: {
      label: '分享郵件使用密碼報告',
      text: '郵件中的連結開啟需要密碼的手機版報告。',
    },
    mailsSharePassword: {
      label: '用郵件傳送報告密碼',
      text: '密碼在連結之後另發一封郵件。關閉時由分享人自行告知。',
    },
    visitorsMaySendOn: {
      label: '訪客可以轉寄連結',
      text: '檢視分享報告的人可以把連結寄給別人，每場面試每天最多 5 封。',
    },
    visitorsMayDownload: {
      label: '訪客可以下載報告',
      text: '檢視分享報告的人可以下載 PDF 和 Word，也可以列印。',
    },
    candidateMoveHours: {
      label: '候選人改期',
      text: '候選人自己選定的面試時間可以更改一次，改期截止於面試開始前：',
      hours: {
        h0: '不允許改期',
        h2: '開始前 2 小時',
        h12: '開始前 12 小時',
        h24: '開始前 24 小時',
        h48: '開始前 48 小時',
      },
    },
    ownOpinionFirst: {
      label: '先寫自己的評價',
      text: '面試官提交自己的面試回饋之後，才能看到同事的回饋、評價、備註和人工評分。',
    },
    ownOpinionBeforeAi: {
      label: 'AI 評分也在自己的評價之後',
      text: '面試官提交自己的面試回饋之後，才能看到 AI 評分。僅在「先寫自己的評價」開啟時有效。',
    },
    collectsIdCards: {
      label: '候選人拍攝身分證',
      text: '可以傳送連結給候選人，請他們拍攝身分證正反面。',
    },
    monitorsByPhone: {
      label: '手機第二鏡頭',
      text: '可以傳送連結給候選人，面試時用手機每 30 秒拍一張照片。',
    },
    sendsCampaign: {
      label: '面試指南',
      text: '可以傳送面試指南的連結給候選人。',
    },
    idPhotoDays: {
      label: '身分證照片保存期限',
      text: '身分證照片收到後，到期自動刪除。',
      days: {
        d7: '7 天',
        d30: '30 天',
        d90: '90 天',
        d180: '180 天',
        d365: '365 天',
      },
    },
    hrMayErase: {
      label: 'HR 可永久刪除候選人',
      text: '有權編輯候選人的 HR 也可以永久刪除候選人，刪除後無法復原。管理員一律可以。',
    },
    hrMayExport: {
      label: 'HR 可匯出候選人資料',
      text: '有權編輯候選人的 HR 也可以匯出一位候選人的全部資料。管理員一律可以。',
    },
    hrMayMerge: {
      label: 'HR 可合併重複紀錄',
      text: '有權編輯候選人的 HR 也可以合併同一個人的兩份紀錄。管理員一律可以。',
    },
    showsSalary: {
      label: '公布薪資',
      text: '職缺可以填寫薪資範圍，並顯示給能看到職缺的人。',
    },
    loadLanguageScore: {
      label: '語言得分',
      text: '所有職缺的報告都顯示語言得分。',
    },
  },
  brand: {
    manageTitle: '合作夥伴品牌',
    intro: '用合作夥伴的名稱和圖示代替 Candor 的名稱和圖示。名稱留空則恢復。',
    name: '名稱',
    icon: '圖示',
    iconText: 'PNG 或 SVG，最大約 6 KB。',
    choose: '選擇圖示',
    remove: '移除圖示',
    tooLarge: '圖示太大，請選擇不超過 6 KB 的檔案',
    wrongKind: '僅支援 PNG 和 SVG',
    none: '沒有圖示',
  },
  positions: {
    manageTitle: '職缺規則',
    positionTitle: '職缺規則',
    intro: '職缺的規則、面試輪次、模擬測驗和 QR Code 在職缺自己的頁面設定。',
    toList: '開啟職缺清單',
    failed: '職缺未能載入',
    isL5: {
      label: 'L5 職缺',
      text: '人工評分以三星而不是五星為滿分。AI 分析的分數維持其原有的星級。',
    },
    hideScoreIndicator: {
      label: '隱藏總分',
      text: '報告頂部不顯示總分。',
    },
    loadLanguageScore: {
      label: '語言得分',
      text: '即使公司規則關閉，這個職缺的報告也顯示語言得分。',
    },
    tests: '小程式模擬測驗',
    testsText: '在小程式中，相應的報告頁籤作為模擬測驗顯示。',
    test18: '認知能力',
    test19: '職業性格',
    test20: '心理健康',
    test21: '職能評測',
  },
  simulated: {
    positionTitle: '模擬測驗',
  },
  code: {
    positionTitle: 'QR Code',
    title: 'QR Code',
    text: '同事掃描並登入後，可檢視這個職缺的候選人。',
    show: '顯示 QR Code',
    alt: '職缺「{name}」的 QR Code',
    link: '連結',
    download: '下載圖片',
    failed: '無法產生 QR Code',
  },
}

// Joining_Type of the code points that a label may have (ArabicShaping.txt of Unicode 17), which JavaScript does not tell. In the
// scripts that join, a letter joins on both sides unless it is listed here.

const transparent = /[\p{Mn}\u{1E94B}]/u;
const leftJoining = /[\uA872\u{10ACD}\u{10AD7}\u{10D00}]/u;
const rightJoining =
  /[\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0710\u0715-\u0719\u071E\u0728\u072A\u072C\u072F\u074D\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u0840\u0846\u0847\u0849\u0854\u0856-\u0858\u0867\u0869\u086A\u0870-\u0882\u088E\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9\u{10AC5}\u{10AC7}\u{10AC9}\u{10ACA}\u{10ACE}-\u{10AD2}\u{10ADD}\u{10AE1}\u{10AE4}\u{10B81}\u{10B83}-\u{10B85}\u{10B89}\u{10B8C}\u{10B8E}\u{10B8F}\u{10B91}\u{10D22}\u{10EC2}\u{10F33}\u{10F74}\u{10F75}\u{10FB4}-\u{10FB6}\u{10FB9}\u{10FBA}\u{10FBD}\u{10FC2}\u{10FC3}]/u;
const nonJoining =
  /[\u0621\u0674\u06E5\u06E6\u07F4\u07F5\u0861\u0866\u0883-\u0885\u0887\u08AD\u08C9\u1880-\u1884\uA873\uFE73\u{10AC6}\u{10ACB}\u{10ACC}\u{10AE2}\u{10AE3}\u{10EC5}\u{10F00}-\u{10F1C}\u{10F27}\u{10F45}\u{10FB1}\u{10FB7}\u{10FC0}]/u;
const letterOfJoiningScript =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Hanifi_Rohingya}\p{Script=Old_Sogdian}\p{Script=Sogdian}\p{Script=Chorasmian}\p{Script=Old_Uyghur}\p{Script=Adlam}]/u;

function joiningType(character: string): string {
  if (transparent.test(character)) return 'T';
  if (leftJoining.test(character)) return 'L';
  if (rightJoining.test(character)) return 'R';
  return letterOfJoiningScript.test(character) && !nonJoining.test(character) ? 'D' : 'U';
}

/** The types of a text's characters, a letter each: Transparent, Left, Right or Dual joining; `U` for any other one. */
export const joiningTypes = (text: string): string => Array.from(text, joiningType).join('');

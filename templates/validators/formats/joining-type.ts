// The Joining_Type of the code points that a label may contain (ArabicShaping.txt of Unicode 17). JavaScript does not know this property. A
// letter of a script with joining letters is dual joining, unless the letter is listed here.

const oneOf = (...ranges: readonly string[]): RegExp => new RegExp(`[${ranges.join('')}]`, 'u');

const transparent = /[\p{Mn}\u{1E94B}]/u;

const leftJoining = /[\uA872\u{10ACD}\u{10AD7}\u{10D00}]/u;

const rightJoining = /* @__PURE__ */ oneOf(
  '\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB', // Arabic
  '\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779',
  '\u0870-\u0882\u088E\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9\u{10EC2}',
  '\u0710\u0715-\u0719\u071E\u0728\u072A\u072C\u072F\u074D\u0867\u0869\u086A', // Syriac
  '\u0840\u0846\u0847\u0849\u0854\u0856-\u0858', // Mandaic
  '\u{10AC5}\u{10AC7}\u{10AC9}\u{10ACA}\u{10ACE}-\u{10AD2}\u{10ADD}\u{10AE1}\u{10AE4}', // Manichaean
  '\u{10B81}\u{10B83}-\u{10B85}\u{10B89}\u{10B8C}\u{10B8E}\u{10B8F}\u{10B91}', // Psalter Pahlavi
  '\u{10D22}\u{10F33}\u{10F74}\u{10F75}', // Hanifi Rohingya, Sogdian, Old Uyghur
  '\u{10FB4}-\u{10FB6}\u{10FB9}\u{10FBA}\u{10FBD}\u{10FC2}\u{10FC3}', // Chorasmian
);

const nonJoining = /* @__PURE__ */ oneOf(
  '\u0621\u0674\u06E5\u06E6\u0861\u0866\u0887\u08AD\u08C9\uFE73\u{10EC5}', // Arabic, Syriac
  '\u0883-\u0885', // Arabic: type Join_Causing, which RFC 5892 does not count as joining
  '\u07F4\u07F5\u1880-\u1884\uA873', // N’Ko, Mongolian, Phags-pa
  '\u{10AC6}\u{10ACB}\u{10ACC}\u{10AE2}\u{10AE3}', // Manichaean
  '\u{10F00}-\u{10F1C}\u{10F27}\u{10F45}\u{10FB1}\u{10FB7}\u{10FC0}', // Old Sogdian, Sogdian, Chorasmian
);

const joiningScript = /* @__PURE__ */ oneOf(
  String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Phags_Pa}`,
  String.raw`\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Hanifi_Rohingya}\p{Script=Old_Sogdian}\p{Script=Sogdian}`,
  String.raw`\p{Script=Chorasmian}\p{Script=Old_Uyghur}\p{Script=Adlam}`,
);
const letter = /\p{L}/u;

function joiningType(character: string): string {
  if (transparent.test(character)) return 'T';
  if (leftJoining.test(character)) return 'L';
  if (rightJoining.test(character)) return 'R';
  const isDual = letter.test(character) && joiningScript.test(character) && !nonJoining.test(character);
  return isDual ? 'D' : 'U';
}

/** Returns a letter for the type of each character: `T`ransparent, `L`eft, `R`ight or `D`ual joining, `U` for any other type. */
export const joiningTypes = (text: string): string => Array.from(text, joiningType).join('');

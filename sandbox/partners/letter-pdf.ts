import { dayMonthYear } from '#engine/format.ts';
import type { Letter } from './letters.ts';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;
/** The type definitions lack the options of tagged tables. */
type TableOptions = PDFKit.Mixins.TableOptionsWithData & { readonly structParent: Element };

const ink = '#10191b';
const muted = '#4b5a5d';
const line = '#c9d4d6';
const notReal = 'Made by the Kadam sandbox. Not a real document: no money was lent, and none is owed.';

const addresseeOf = ({ borrower, loanNo }: Letter['loan']) => `${borrower}, loan ${loanNo}`;

/** The standard fonts of PDF have no rupee sign. */
const withoutSign = (text: string) => text.replaceAll('₹', 'Rs ');

function write(doc: Document, parent: Element, tag: 'H1' | 'H2' | 'P', text: string, size: number): void {
  const element = doc.struct(tag, {}, () => {
    doc
      .font(tag === 'P' ? 'Helvetica' : 'Helvetica-Bold', size)
      .fillColor(ink)
      .text(withoutSign(text), { lineGap: 3 });
  });
  parent.add(element);
  element.end();
  doc.moveDown(0.5);
}

function writeTable(doc: Document, structParent: Element, rows: Letter['sections'][string]): void {
  const cell = { font: { src: 'Helvetica', size: 10 } };
  const options: TableOptions = {
    structParent,
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: line, padding: [5, 0] },
    data: rows.map(([label, value]) => [
      { ...cell, text: label, type: 'TH' as const, scope: 'Row' as const, textColor: muted },
      { ...cell, text: withoutSign(value), align: { x: 'right' } as const, textColor: ink },
    ]),
  };
  doc.table(options);
  doc.moveDown(0.5);
}

function writeLetter(doc: Document, { title, date, loan, opening, sections, closing }: Letter): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(doc, root, 'P', 'Kadam Sandbox Finance (made up)', 10);
  write(doc, root, 'H1', title, 20);
  for (const text of [`Date: ${dayMonthYear(date)}`, `To: ${addresseeOf(loan)}`, opening])
    write(doc, root, 'P', text, 11);
  for (const [heading, rows] of Object.entries(sections)) {
    write(doc, root, 'H2', heading, 13);
    writeTable(doc, root, rows);
  }
  for (const text of closing) write(doc, root, 'P', text, 11);
  write(doc, root, 'P', notReal, 9);
  root.end();
}

/** A letter as a tagged PDF: with a title, a language and a reading order. */
export async function letterPdf(letter: Letter, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first letter, because nothing else needs it.
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: {
      Title: `${letter.title}, ${addresseeOf(letter.loan)}`,
      Author: 'Kadam sandbox',
      CreationDate: at,
      ModDate: at,
    },
  });
  writeLetter(doc, letter);
  doc.end();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of doc) parts.push(new Uint8Array(part as Uint8Array<ArrayBuffer>));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

import { ActionButton } from '../action-button.tsx';
import { FileLink } from '../file-link.tsx';
import { IconUpload } from '../icons.tsx';
import { IconDownload } from '../screen-icons.tsx';
import { ExcelLink } from '../table-file/excel-button.tsx';

interface FileToolsProps {
  readonly download: { readonly text: string; readonly href: string; readonly fileName: string };
  /** `reason`: why it is not available; undefined when it is. */
  readonly upload: { readonly text: string; readonly reason: string | undefined; readonly act: () => void };
}

/** Download CSV and Bulk Upload of a register. */
export const FileTools = ({ download, upload }: FileToolsProps) => (
  <>
    <FileLink href={download.href} fileName={download.fileName} leftSection={<IconDownload size={16} aria-hidden />}>
      {download.text}
    </FileLink>
    <ExcelLink href={download.href} fileName={download.fileName} />
    <ActionButton variant="default" leftSection={<IconUpload size={16} aria-hidden />} reason={upload.reason} onClick={upload.act}>
      {upload.text}
    </ActionButton>
  </>
);

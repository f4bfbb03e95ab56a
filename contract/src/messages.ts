/** The specification's exact sentences (§8), each written once; the catalogue of every language starts from them. */
export const messages = {
  allFieldsMandatory: 'All fields are mandatory',
  industrySaved: 'Industry details saved successfully!',
  industrySaveFailed: 'Failed to save industry details',
  industryUpdated: 'Industry details updated successfully!',
  industryUpdateFailed: 'Failed to update industry details',
  industryDeleted: 'Industry deleted successfully!',
  industryDeleteFailed: 'Failed to delete industry',
  industryDeleteConfirm: 'Are you sure you want to delete this industry?',
  bulkCompleted: 'Bulk upload completed',
  chemicalTypesLoading: 'Loading...',
  chemicalTypesError: 'Error: ',
  assessmentScheduled: 'Assessment scheduled successfully!',
  assessmentError: 'Error scheduling assessment: ',
  assessmentFailed: 'Failed to schedule assessment',
  chunkFailed: 'Loading chunk failed',
  unexpected: 'Unexpected Application Error!',
} as const;

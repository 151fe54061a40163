# PowerShell completion for specwright. The words of the line are passed on as they are: nothing is parsed or run.
Register-ArgumentCompleter -Native -CommandName specwright -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.Extent.Text })
    # Two quotes stand for an empty word, which older versions leave out.
    $current = if ($wordToComplete -eq '') { '""' } else { $wordToComplete }
    $application = Get-Command -CommandType Application, ExternalScript specwright | Select-Object -First 1
    & $application complete '--' @words $current 2>$null | Where-Object { $_ -ne ':files' } | ForEach-Object {
        $value, $description = $_ -split "`t", 2
        if (-not $description) { $description = $value }
        [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $description)
    }
}
